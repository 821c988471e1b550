import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { openSavedForm, saveForm } from "./saved-forms.ts";

const world = await testSite();

const DAY = 24 * 60 * 60 * 1000;
const save = (address: string | null = null, tenant = "harbourside") =>
  saveForm(world.wiring, tenant, { form: "finance", state: "1.abc", address });
const token = async (): Promise<string> => {
  const saved = await save();
  return saved.ok ? saved.token : "";
};

describe("saveForm", () => {
  it("gives a token of 24 random bytes that opens the form again, as that form of that dealer only", async () => {
    const opens = await token();
    expect(opens).toMatch(/^[\w-]{32}$/);
    expect(await openSavedForm(world.wiring, "harbourside", "finance", opens)).toBe("1.abc");
    expect(await openSavedForm(world.wiring, "harbourside", "trade-in", opens)).toBeNull();
    expect(await openSavedForm(world.wiring, "gearshift", "finance", opens)).toBeNull();
    expect(await openSavedForm(world.wiring, "harbourside", "finance", `${opens}x`)).toBeNull();
  });

  it("keeps a form for seven days", async () => {
    const opens = await token();
    const { drafts, now } = world.wiring;
    const at = now().getTime();
    expect(await drafts.read("harbourside", opens, at + 7 * DAY - 1)).not.toBeNull();
    expect(await drafts.read("harbourside", opens, at + 7 * DAY)).toBeNull();
  });

  it("gives thirty links to one address of one dealer, and as many as are asked for to none", async () => {
    for (let link = 0; link < 30; link += 1) expect((await save("203.0.113.9")).ok).toBe(true);
    expect(await save("203.0.113.9")).toEqual({ ok: false, problem: "too_many" });
    expect((await save("203.0.113.9", "gearshift")).ok).toBe(true);
    expect((await save("203.0.113.10")).ok).toBe(true);
    for (let link = 0; link < 31; link += 1) expect((await save()).ok).toBe(true);
  });

  it("says so when a form is too long", async () => {
    const long = { form: "finance", state: "x".repeat(200_000), address: null };
    expect(await saveForm(world.wiring, "harbourside", long)).toEqual({ ok: false, problem: "too_large" });
  });
});
