import { describeAlertStore } from "../../testing/accounts/describe-alert-store.ts";
import { onEveryDatabase } from "../../testing/test-databases.ts";
import { alertStore } from "./alert-store.ts";

onEveryDatabase(describeAlertStore, alertStore);
