export { memoryAccountStores } from "./memory-account-stores.ts";
export { memoryFormDrafts } from "./memory-form-drafts.ts";
export { memoryLeadStore } from "./memory-lead-store.ts";
