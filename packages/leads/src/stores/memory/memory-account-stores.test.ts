import { describeAccountStore } from "../../testing/accounts/describe-account-store.ts";
import { describeAlertStore } from "../../testing/accounts/describe-alert-store.ts";
import { memoryAccountStores } from "./memory-account-stores.ts";

describeAccountStore("memory", () => {
  const { accounts } = memoryAccountStores();
  return { open: async () => accounts, discard: async () => {} };
});

describeAlertStore("memory", () => {
  const { alerts } = memoryAccountStores();
  return { open: async () => alerts, discard: async () => {} };
});
