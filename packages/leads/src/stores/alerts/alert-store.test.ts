import { describeAlertStore } from "../../testing/accounts/describe-alert-store.ts";
import { TEST_DATABASES } from "../../testing/test-databases.ts";
import { alertStore } from "./alert-store.ts";

for (const { name, make, skipped } of TEST_DATABASES) {
  const fresh = () => {
    const { open, discard } = make();
    return { open: async () => alertStore(open()), discard };
  };
  describeAlertStore(name, fresh, { skipped });
}
