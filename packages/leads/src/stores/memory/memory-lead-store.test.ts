import { describeLeadStore } from "../../testing/describe-lead-store.ts";
import { memoryLeadStore } from "./memory-lead-store.ts";

describeLeadStore("memory", () => {
  const store = memoryLeadStore();
  return { open: async () => store, discard: async () => {} };
});
