import { beforeEach, describe, expect, it, vi } from "vitest";
import { anEnquiry } from "#server/testing/an-enquiry.ts";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { createLead } from "./create-lead.ts";
import { keepSentLead, sentLead } from "./sent-lead.ts";

const world = await testSite();
beforeEach(() => beginRequest({}, "new"));

const ADA = anEnquiry({ message: "Is it still here?" });

async function send(fields: object): Promise<void> {
  const { content } = await world.site("harbourside");
  const request = new Request("http://harbourside.localhost:3000/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lead: { ...ADA, idempotency_key: crypto.randomUUID(), ...fields } }),
  });

  expect((await createLead(request, content, world.wiring)).status).toBe(201);
}

describe("sentLead", () => {
  it("is the lead this browser has just sent, with what was written", async () => {
    await send({});
    expect(cookiesSet().get("fc-sent-lead")).toMatchObject({ maxAge: 600, httpOnly: true });
    expect((await sentLead(world.wiring, "harbourside"))?.lead).toMatchObject({
      message: "Is it still here?",
      dealership: { slug: "harbourside-mazda" },
    });
  });

  it("is none for another dealer, and none that was never finished", async () => {
    await send({});
    expect(await sentLead(world.wiring, "lonestar")).toBeNull();
    await send({ lead_status: "Incomplete", step_number: 1 });
    expect(await sentLead(world.wiring, "harbourside")).toBeNull();
  });

  it("is none while the store is away, which is logged without the lead", async () => {
    await send({});
    const get = vi.spyOn(world.wiring.leads, "get").mockRejectedValue(new Error("away"));
    const lines = vi.spyOn(world.wiring.log, "warn");
    expect(await sentLead(world.wiring, "harbourside")).toBeNull();
    expect(lines.mock.calls).toEqual([
      [{ tenant: "harbourside", error: "Error: away" }, "confirmation without its lead"],
    ]);
    get.mockRestore();
    lines.mockRestore();
  });

  it("is none where a browser sends no cookie, or one nobody gave it", async () => {
    expect(await sentLead(world.wiring, "harbourside")).toBeNull();
    await keepSentLead(world.wiring, "no-such-lead");
    expect(await sentLead(world.wiring, "harbourside")).toBeNull();
  });
});
