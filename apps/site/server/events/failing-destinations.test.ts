import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { POST as takeEvents } from "../../app/api/events/route.ts";
import { POST as takeTraces } from "../../app/api/events/trace/route.ts";
import { countFailures, keepEvents } from "./keep-events.ts";
import { testSite } from "#server/testing/test-site.ts";

const world = await testSite();

let sent: unknown[];
beforeEach(() => {
  sent = [];
});

const event = (id: string) => ({ category: 39, event_properties: { event_id: id } });

const post = (slug: string, route: typeof takeEvents, body: object) => {
  const host = `${slug}.localhost:3000`;
  const headers = { host, "content-type": "application/json" };
  return route(
    new Request(`http://${host}/api/events`, { method: "POST", headers, body: JSON.stringify(body) }),
    undefined,
  );
};
const failures = () =>
  readFileSync(join(world.wiring.dataDirectory, "failures/2026-11-21.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);

describe("countFailures and keepEvents", () => {
  it("keep nothing where nothing was lost, and of each destination what it lost", async () => {
    const { failures: log } = world.wiring.eventLogs;
    const keep = vi.spyOn(log, "keep").mockResolvedValue({ ok: true });
    await countFailures(world.wiring, "flexidrive", []);
    await countFailures(world.wiring, "flexidrive", [{ destination: "a", lost: 0 }]);
    expect(keep).not.toHaveBeenCalled();
    await countFailures(world.wiring, "flexidrive", [
      { destination: "a", lost: 0 },
      { destination: "b", lost: 1 },
    ]);
    expect(keep.mock.calls).toEqual([[[{ website_slug: "flexidrive", destination: "b", lost: 1 }]]]);
    keep.mockRestore();
  });

  it("log what could not be kept, and how much", async () => {
    const { reveals } = world.wiring.eventLogs;
    const keep = vi.spyOn(reveals, "keep").mockResolvedValue({ ok: false, problem: "full" });
    const lines = vi.spyOn(world.wiring.log, "warn");
    await keepEvents(world.wiring, "reveals", [{ a: 1 }, { a: 2 }]);
    expect(lines.mock.calls).toEqual([
      [{ kind: "reveals", problem: "full", lost: 2 }, "events could not be stored"],
    ]);
    lines.mockRestore();
    keep.mockRestore();
  });
});

describe("a destination that fails", () => {
  it("is counted where it is the dealer's endpoint, and the page is answered alike", async () => {
    world.wiring.tenantFetch = async (_url, init) => {
      sent.push(init?.body);
      return new Response(null, { status: sent.length === 1 ? 500 : 200 });
    };
    const answer = await post("flexidrive", takeEvents, { events: [event("one"), event("two")] });
    expect([answer.status, sent.length]).toEqual([202, 2]);
    expect(failures()).toEqual([
      { at: "2026-11-21T02:00:00.000Z", website_slug: "flexidrive", destination: "events endpoint", lost: 1 },
    ]);
  });

  it("is counted where a page tells of it, on a site that traces its events", async () => {
    const answer = await post("harbourside", takeTraces, {
      reports: [],
      failed: ["tagManagerId", "tagManagerId"],
    });
    expect(answer.status).toBe(202);
    expect(failures().at(-1)).toMatchObject({
      website_slug: "harbourside",
      destination: "tagManagerId",
      lost: 2,
    });
  });
});
