import { describeFormDraftStore } from "../../testing/describe-form-draft-store.ts";
import { memoryFormDrafts } from "./memory-form-drafts.ts";

describeFormDraftStore("memory", (limits) => {
  const store = memoryFormDrafts(limits);
  return { open: async () => store, discard: async () => {} };
});
