import { describe, expect, it } from "vitest";
import { anEnquiry } from "#server/testing/an-enquiry.ts";
import {
  asJson,
  asMultipart,
  freshKey,
  keptFiles,
  keptLeads,
  openLeadSite,
} from "#server/testing/lead-calls.ts";
import { mockLead } from "./mock-leads.ts";

const world = await openLeadSite();

const ada = anEnquiry();

describe("mockLead", () => {
  it("answers like the real call, and keeps nothing", async () => {
    const before = (await keptLeads(world)).length;
    const key = freshKey();
    const made = await mockLead(asJson({ ...ada, idempotency_key: key }), world.wiring, "harbourside");
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const grown = await mockLead(asJson({ ...ada, idempotency_key: key }), world.wiring, "harbourside", id);
    expect([grown.status, await grown.json()]).toEqual([200, { id }]);
    expect((await mockLead(asJson({ ...ada, email: "nope" }), world.wiring, "harbourside")).status).toBe(422);
    expect((await mockLead(asJson(ada), world.wiring, "harbourside", "none")).status).toBe(404);
    expect(await keptLeads(world)).toHaveLength(before);
  });

  it("keeps a thousand leads and then begins anew", async () => {
    const step = { ...ada, idempotency_key: freshKey(), lead_status: "Incomplete", step_number: 1 };
    const { id } = (await (await mockLead(asJson(step), world.wiring, "harbourside")).json()) as {
      id: string;
    };
    expect((await mockLead(asJson(ada), world.wiring, "harbourside", id)).status).toBe(200);
    for (let call = 0; call < 1_000; call += 1)
      await mockLead(asJson({ form: "none" }), world.wiring, "harbourside");
    expect((await mockLead(asJson(ada), world.wiring, "harbourside", id)).status).toBe(404);
  });

  it("is not there for an unknown dealer", async () => {
    const answer = await mockLead(asJson(ada), world.wiring, "no-such-dealer");
    expect([answer.status, await answer.json()]).toEqual([404, { error: "There is no mock mode here." }]);
  });

  it("is not there where the installation has no mock mode", async () => {
    const { env } = world.wiring;
    Object.assign(world.wiring, { env: { ...env, FORECOURT_MOCK: "off" } });
    expect((await mockLead(asJson(ada), world.wiring, "harbourside")).status).toBe(404);
    Object.assign(world.wiring, { env });
  });

  it("takes files, and keeps none", async () => {
    const before = keptFiles(world).length;
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(64)])], "car.jpg");
    const lead = JSON.stringify({ lead: { ...ada, idempotency_key: freshKey() } });
    const answer = await mockLead(asMultipart({ lead }, [file]), world.wiring, "harbourside");
    expect([answer.status, await answer.json()]).toEqual([201, { id: expect.any(String) }]);
    expect(keptFiles(world)).toHaveLength(before);
  });
});
