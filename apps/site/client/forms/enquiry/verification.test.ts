// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { aForm, aSetting } from "../testing/a-form.ts";
import { enquiryActor } from "./enquiry-actor.ts";
import { fetchVerification, humanToken } from "./human-token.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { fileSender } from "./send-files.ts";

const visitStarts = vi.hoisted(() => Promise.withResolvers<never>());
vi.mock(import("../../visit/track-visit.ts"), async (original) => {
  const service = { id: "key", script: "https://blocked.example/api.js", purpose: "verification" } as const;
  const setting = { services: [service] } as never;
  return { ...(await original()), visitSetting: () => setting, visitStarted: () => visitStarts.promise };
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
  sendFiles: fileSender(() => {}),
};

describe("a form of a site that asks whether a person sends it", () => {
  it("fetches the service with the first touch of the form, also one that comes before the visit has started", async () => {
    enquiryActor(form, aSetting, { left: new AbortController().signal, onUpload: () => {} });
    expect(fetchVerification).not.toHaveBeenCalled();
    visitStarts.resolve({ services: [{ purpose: "verification" }] } as never);
    await expect.poll(() => fetchVerification).toHaveBeenCalledOnce();
  });

  it("sends the lead without a token where the service is blocked, and thanks its shopper: it is kept and held", async () => {
    const sent = vi.fn<typeof fetch>(async () => Response.json({ id: "L1" }, { status: 201 }));
    vi.stubGlobal("fetch", sent);
    expect(await sendEnquiry(form, aSetting, sending)).toEqual({ ok: true, leadId: "L1" });
    expect(sent.mock.calls[0]?.[1]?.body).not.toContain("human_token");
    vi.mocked(humanToken).mockResolvedValueOnce("token");
    await sendEnquiry(form, aSetting, { ...sending, key: "another-key-of-this-test" });
    expect(sent.mock.calls[1]?.[1]?.body).toContain("token");
  });
});
