export { memoryLeadStore } from "./memory-lead-store.ts";
