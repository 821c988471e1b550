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
