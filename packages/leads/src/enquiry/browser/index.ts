export type { BrowserStorage } from "./memory/browser-storage.ts";
export { type EnquiredCar, rememberEnquiredCar } from "./memory/enquired-car.ts";
export { readShopper, rememberShopper } from "./memory/shopper.ts";
export {
  readValuation,
  rememberValuation,
  type TradeInValuation,
} from "./memory/trade-in-valuation.ts";
export type { LeadAddress } from "./send/lead-request.ts";
export type { SendLeadOptions, SentLead } from "./send/send-lead.ts";
export { sendLead } from "./send/send-lead.ts";
export { pickFiles, type RefusedFile, refusedFileText } from "../uploads/refuse-file.ts";
