import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dashboardSink } from "./sinks/dashboard/dashboard-sink.ts";
import { webhookSink } from "./sinks/webhook/webhook-sink.ts";
import { leadStore, sqliteDatabase } from "../stores.ts";
import { aNewLead } from "../testing/a-new-lead.ts";
import { type DoubleResponse, type HttpDouble, httpDouble } from "../testing/http-double.ts";
import type { DeliveryEvent } from "./attempt-delivery.ts";
import { deliveryClock } from "./delivery-clock.ts";
import { startDeliveryWorker } from "./delivery-worker.ts";
import type { LeadSink } from "./lead-sink.ts";
import type { LeadStore } from "../enquiry/store/lead-store.ts";

const LEADS = 25;
const now = (): Date => new Date();
const created = { status: 201, body: '{"id":"d-1"}' };

const times = (count: number, answer: DoubleResponse | "hang"): (DoubleResponse | "hang")[] =>
  Array.from({ length: count }, () => answer);

/** One evening at the other side, request by request. */
const TROUBLE: readonly (DoubleResponse | "hang")[] = [
  ...times(12, { status: 503, headers: { "retry-after": "0" } }),
  ...times(8, { status: 200, body: "<html>Sign in to the hotel's network</html>" }),
  ...times(4, "hang"),
  ...times(6, { status: 401 }),
  ...times(4, { status: 200, body: '{"id":null}' }),
];

const results = (events: readonly DeliveryEvent[], result: string): number =>
  events.filter((event) => event.kind === "attempt" && event.result === result).length;

describe("a delivery worker and another side in trouble", () => {
  let folder: string;
  let store: LeadStore;
  let dashboard: HttpDouble;
  let hook: HttpDouble;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "forecourt-trouble-"));
    store = leadStore(sqliteDatabase({ file: join(folder, "leads.sqlite") }));
    await store.migrate();
    dashboard = await httpDouble(() => created);
    hook = await httpDouble(() => ({ status: 204 }));
  });
  afterEach(async () => {
    await store.close();
    await Promise.all([dashboard.stop(), hook.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const sinks = (): LeadSink[] => [
    dashboardSink({ url: dashboard.url, auth: { kind: "none" }, payload: { yesNoFields: [] }, fetch, now }),
    webhookSink({ url: hook.url, secrets: [Buffer.alloc(32, 1).toString("base64")], fetch, now }),
  ];

  /** Works until `enough` of what has happened, then stops as a process should. */
  async function workUntil(enough: (events: readonly DeliveryEvent[]) => boolean, maxAttempts = 100) {
    const events: DeliveryEvent[] = [];
    const reached = Promise.withResolvers<void>();
    const worker = startDeliveryWorker({
      store,
      sinksFor: async () => sinks(),
      clock: deliveryClock(now),
      retry: { maxAttempts, firstRetrySeconds: 0.002, longestRetrySeconds: 0.01 },
      random: Math.random,
      newLease: randomUUID,
      // Four answers never come; every other has as long on a busy machine.
      attemptMs: 1_500,
      leaseMs: 60_000,
      onEvent: (event) => {
        events.push(event);
        if (enough(events)) reached.resolve();
      },
    });
    await reached.promise;
    await worker.stop();
    return events;
  }

  it("brings every lead to every sink at least once, with keys that repeat, through all of it", async () => {
    dashboard.script(TROUBLE);
    for (let index = 0; index < LEADS; index += 1) {
      const id = randomUUID();
      await store.accept(aNewLead({ id, key: id, sinks: ["dashboard", "webhook"] }));
    }
    const events = await workUntil((all) => results(all, "delivered") === LEADS * 2);
    expect(results(events, "retry")).toBeGreaterThanOrEqual(TROUBLE.length);
    const ids = (await store.list({ limit: 100 })).map((lead) => lead.id).toSorted();
    const keys = dashboard.seen.map((request) => String(request.headers["idempotency-key"]));
    expect([...new Set(keys)].toSorted()).toEqual(ids);
    expect(keys.length).toBeGreaterThanOrEqual(LEADS + TROUBLE.length);
    expect(new Set(hook.seen.map((request) => request.headers["webhook-id"])).size).toBe(LEADS);
    expect(await store.nextDue()).toBeNull();
  });

  it("delivers after the other side was gone and came back", async () => {
    await dashboard.stop();
    await store.accept(aNewLead({ sinks: ["dashboard"] }));
    const during = await workUntil((all) => results(all, "retry") >= 3);
    expect(during.at(-1)).toMatchObject({ problem: "ECONNREFUSED" });
    await dashboard.restart();
    await workUntil((all) => results(all, "delivered") === 1);
    expect(dashboard.seen).toHaveLength(1);
  });

  it("keeps dead letters readable and sends them again on request", async () => {
    dashboard.script(times(3, { status: 500 }));
    await store.accept(aNewLead({ sinks: ["dashboard"] }));
    await workUntil((all) => results(all, "dead") === 1, 3);
    expect(await store.list({ limit: 5, delivery: "dead" })).toMatchObject([
      { lead: { message: "Is it still available?" }, deliveries: [{ attempts: 3, lastProblem: "HTTP 500" }] },
    ]);
    await store.retry(aNewLead().id, { now: now().getTime() });
    await workUntil((all) => results(all, "delivered") === 1);
    expect(await store.list({ limit: 5, delivery: "dead" })).toEqual([]);
    expect((await store.get(aNewLead().id))?.deliveries).toMatchObject([
      { state: "delivered", remoteId: "d-1" },
    ]);
  });

  it("sends a finished form as an update of the unfinished one the dashboard has", async () => {
    const unfinished = { kind: "incomplete", step: 0, skipped: [] } as const;
    await store.accept(aNewLead({ sinks: ["dashboard"], lead: { stage: unfinished } }));
    await workUntil((all) => results(all, "delivered") === 1);
    await store.update(aNewLead().id, aNewLead({ sinks: ["dashboard"] }));
    await workUntil((all) => results(all, "delivered") === 1);
    expect(
      dashboard.seen.map(({ method, path, headers }) => [method, path, headers["idempotency-key"]]),
    ).toEqual([
      ["POST", "/api/leads", aNewLead().id],
      ["PUT", "/api/leads/d-1", `${aNewLead().id}.2`],
    ]);
  });
});
