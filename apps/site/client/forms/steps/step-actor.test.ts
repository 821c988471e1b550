// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { aForm, aSetting } from "../testing/a-form.ts";
import { hasProgress } from "./form-progress.ts";
import { stepActor } from "./step-actor.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("keeps nothing of a form that was sent while the shopper went on to another page", async () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { pathname: "/finance", search: "", hash: "", assign });
  const answer = Promise.withResolvers<Response>();
  const ask = vi.fn<typeof fetch>(() => answer.promise);
  vi.stubGlobal("fetch", ask);
  const form = { ...aForm("finance"), steps: [{ id: "you", title: "You", skippable: false, fields: [] }] };
  const left = new AbortController();
  const setting = { ...aSetting, hidden: [["form", "finance"]] as const };
  const page = { form: () => null, onUpload: () => {}, left: left.signal };
  const { actor, view } = await stepActor(form, setting, page);
  actor.start();
  actor.send({ type: "SUBMIT", values: {} });
  await expect.poll(() => ask).toHaveBeenCalledOnce();
  expect(hasProgress("finance", "north")).toBe(true);
  left.abort();
  answer.resolve(Response.json({ id: "L1" }));
  await expect.poll(() => view(actor.getSnapshot()).state).toBe("success");
  expect(hasProgress("finance", "north")).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

it("saves a step under its own number, as an unfinished lead", async () => {
  vi.stubGlobal("location", { pathname: "/finance", search: "", hash: "" });
  const ask = vi.fn<typeof fetch>(async () => Response.json({ id: "L1" }));
  vi.stubGlobal("fetch", ask);
  const steps = ["one", "two", "three"].map((id) => ({ id, title: id, skippable: false, fields: [] }));
  const setting = { ...aSetting, hidden: [["form", "finance"]] as const };
  const page = { form: () => null, onUpload: () => {}, left: new AbortController().signal };
  const { actor } = await stepActor({ ...aForm("finance"), steps }, setting, page);
  actor.start();
  actor.send({ type: "SUBMIT", values: {} });
  await expect.poll(() => ask).toHaveBeenCalledOnce();
  const body = ask.mock.calls[0]?.[1]?.body;
  expect(JSON.parse(typeof body === "string" ? body : "")).toMatchObject({
    lead: { step_number: 1, lead_status: "Incomplete", form_completed: false },
  });
});
