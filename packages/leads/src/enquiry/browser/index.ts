export type { BrowserStorage } from "./memory/browser-storage.ts";
export { type EnquiredCar, rememberEnquiredCar } from "./memory/enquired-car.ts";
export { readShopper, rememberShopper } from "./memory/shopper.ts";
export {
  readValuation,
  rememberValuation,
  type TradeInValuation,
} from "./memory/trade-in-valuation.ts";
export type { LeadAddress, LeadRequest } from "./send/lead-request.ts";
export { leadRequest } from "./send/lead-request.ts";
export { readResponse } from "./send/read-response.ts";
export { ResponseError } from "./send/response-error.ts";
export type { SendLeadOptions, SentLead } from "./send/send-lead.ts";
export { sendLead } from "./send/send-lead.ts";
export { pickFiles, type RefusedFile, refusedFileText } from "../uploads/refuse-file.ts";
