// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { aForm, aSetting } from "../testing/a-form.ts";
import { enquiryActor } from "./enquiry-actor.ts";
import { fetchVerification, humanToken } from "./human-token.ts";
import { sendEnquiry } from "./send-enquiry.ts";

vi.mock(import("../../visit/track-visit.ts"), async (original) => {
  const service = { id: "key", script: "https://blocked.example/api.js", purpose: "verification" } as const;
  return { ...(await original()), visitSetting: () => ({ services: [service] }) as never };
});
vi.mock("./human-token.ts", () => ({
  fetchVerification: vi.fn(async () => null),
  humanToken: vi.fn(async () => null),
}));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const form = aForm("general");
const sending = {
  values: { form: "general" },
  key: "a-key-of-this-test",
  signal: new AbortController().signal,
};
const answerWithLead = () => vi.stubGlobal("fetch", async () => Response.json({ id: "L1" }, { status: 201 }));

describe("a form of a site that asks whether a person sends it", () => {
  it("fetches the service with the first touch of the form, before anything is sent", async () => {
    enquiryActor(form, aSetting, { left: new AbortController().signal });
    await expect.poll(() => fetchVerification).toHaveBeenCalledOnce();
  });

  it("thanks nobody whose lead is held because the service was blocked, and thanks who was verified", async () => {
    answerWithLead();
    expect(await sendEnquiry(form, aSetting, sending)).toEqual({
      ok: false,
      leadId: null,
      message: form.messages.failed,
      problems: [],
      retryable: true,
    });
    vi.mocked(humanToken).mockResolvedValueOnce("token");
    expect(await sendEnquiry(form, aSetting, sending)).toMatchObject({ ok: true, leadId: "L1" });
  });
});
