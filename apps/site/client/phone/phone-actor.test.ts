// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { phoneActor } from "./phone-actor.ts";

const ask = { car_id: "9", dealership_id: "3", website_id: "7" };

let lines: unknown[][];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "warn").mockImplementation((...line) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function reveal(answer: () => Promise<Response>) {
  const call = vi.fn(answer);
  vi.stubGlobal("fetch", call);
  const { actor, view } = phoneActor("07 33** ****", ask, {
    id: "9",
    slug: "kia-rio-9",
    name: "Kia Rio",
    price: null,
  });
  actor.start();
  actor.send({ type: "REVEAL" });
  await expect.poll(() => view(actor.getSnapshot()).state).not.toBe("revealing");
  return { view: view(actor.getSnapshot()), call };
}

describe("phoneActor", () => {
  it("asks with car, dealership and website, and logs nothing when the number comes", async () => {
    const { view, call } = await reveal(async () => Response.json({ phone: "07 3333 4444" }));
    expect(view).toEqual({ state: "revealed", phone: "07 3333 4444" });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      "/api/events/phone-reveal",
      expect.objectContaining({ body: JSON.stringify(ask) }),
    );
    expect(lines).toEqual([]);
  });

  it.each([
    ["a refusal", async () => new Response("{}", { status: 429 }), "status 429"],
    ["an answer without a number", async () => Response.json({ phone: null }), "an answer without a number"],
    ["a dead network", async () => Promise.reject(new TypeError("fetch failed: 07 3333 4444")), "TypeError"],
  ])("leaves one line without personal data after %s", async (_, answer, problem) => {
    const { view } = await reveal(answer);
    expect(view).toEqual({ state: "failed" });
    expect(lines).toEqual([[`The phone number was not revealed: ${problem}.`]]);
  });
});
