/**
 * One worker process of the delivery bench: delivers the queue of a PostgreSQL to a dashboard double until asked to
 * stop, then finishes what is in hand.
 *
 *   node delivery-process.ts DATABASE_URL DASHBOARD_URL
 */
import { policyDefaults } from "@forecourt/leads/defaults";
import { randomUUID } from "node:crypto";
import { dashboardSink } from "@forecourt/leads/dashboard";
import { deliveryClock, startDeliveryWorker } from "@forecourt/leads/delivery";
import { postgresLeadStore } from "@forecourt/leads/postgres";

const [database = "", dashboard = ""] = process.argv.slice(2);
const now = (): Date => new Date();
const store = postgresLeadStore({ url: database });
await store.migrate();
const sink = dashboardSink({
  name: "mail", // the sink the bare server's leads go to
  url: dashboard,
  auth: { kind: "bearer", token: "bench" },
  payload: { yesNoFields: [] },
  fetch,
  now,
});
const worker = startDeliveryWorker({
  store,
  sinksFor: async () => [sink],
  clock: deliveryClock(now),
  retry: { ...policyDefaults.leads.delivery, firstRetrySeconds: 0.2 },
  random: Math.random,
  newLease: randomUUID,
  concurrency: 16,
});
process.once("SIGTERM", () => {
  void worker
    .stop()
    .then(() => store.close())
    .then(() => process.exit(0));
});
