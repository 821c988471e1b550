// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { aForm, aSetting } from "../testing/a-form.ts";
import { enquiryActor } from "./enquiry-actor.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Sends an enquiry from `/contact`; the server answers when it is let. */
async function send() {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { pathname: "/contact", search: "", assign });
  const answer = Promise.withResolvers<Response>();
  const ask = vi.fn<typeof fetch>(() => answer.promise);
  vi.stubGlobal("fetch", ask);
  const page = new AbortController();
  const { actor, view } = enquiryActor({ ...aForm("general"), steps: [] }, aSetting, {
    left: page.signal,
    onUpload: () => {},
  });
  actor.start();
  actor.send({ type: "SUBMIT", values: { form: "general" } });
  await expect.poll(() => ask).toHaveBeenCalledOnce();
  const answered = async (): Promise<void> => {
    answer.resolve(Response.json({ id: "L1" }));
    await expect.poll(() => view(actor.getSnapshot()).state).toBe("success");
  };
  const refused = async (body: BodyInit): Promise<unknown> => {
    answer.resolve(new Response(body, { status: 400 }));
    await expect.poll(() => view(actor.getSnapshot()).state).toBe("failure");
    const shown = view(actor.getSnapshot());
    return "message" in shown ? shown.message : null;
  };
  return { page, assign, answered, refused };
}

describe("enquiryActor", () => {
  it("leads to the confirmation once the lead is safe", async () => {
    const { assign, answered } = await send();
    await answered();
    expect(assign).toHaveBeenCalledExactlyOnceWith("/success?category=general-enquiry");
  });

  it("says that an enquiry failed in the server's words, else in the specification's", async () => {
    expect(await (await send()).refused(JSON.stringify({ error: "We are closed." }))).toBe("We are closed.");
    expect(await (await send()).refused("<h1>Oops</h1>")).toBe("An error occurred when submitting this form");
  });

  it("leaves one alone who has gone on to another page meanwhile", async () => {
    const { page, assign, answered } = await send();
    page.abort();
    await answered();
    expect(assign).not.toHaveBeenCalled();
  });
});
