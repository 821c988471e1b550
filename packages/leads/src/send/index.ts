export type { LeadAddress, LeadRequest } from "./lead-request.ts";
export { leadRequest } from "./lead-request.ts";
export { readResponse } from "./read-response.ts";
export { ResponseError } from "./response-error.ts";
export type { SendLeadOptions, SentLead } from "./send-lead.ts";
export { enquiryAlertMessage, leadFailureMessage, sendLead } from "./send-lead.ts";
