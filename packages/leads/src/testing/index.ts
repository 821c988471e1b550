export { aNewLead } from "./a-new-lead.ts";
export { describeLeadStore, type LeadStoreUnderTest } from "./describe-lead-store.ts";
export { type ManualClock, manualClock } from "./manual-clock.ts";
export { memoryLeadStore } from "./memory-lead-store.ts";
