export { memoryFormDrafts } from "./memory-form-drafts.ts";
export { memoryLeadStore } from "./memory-lead-store.ts";
