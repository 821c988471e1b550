import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSecret } from "../accounts/secret-text.ts";
import { alertWorld } from "../../testing/accounts/alert-world.ts";
import { MAX_ALERTS } from "./ask-for-alert.ts";

let world: Awaited<ReturnType<typeof alertWorld>>;
beforeEach(async () => {
  world = await alertWorld();
});
afterEach(() => world.store.close());

describe("an alert that was asked for", () => {
  const consent = { text: "Yes, write to me", page: "https://north.example/search/used-cars" };

  it("is kept whole, with when and by what the address was proven", async () => {
    const asked = await world.ask(" kim@example.com ");
    if (!asked.ok) throw new Error("The alert was refused.");
    const { alert, subscriber } = asked;
    expect(subscriber).toMatchObject({ tenant: "north", email: "kim@example.com", createdAt: 1_000 });
    expect(subscriber.token).toMatch(/^[\w-]{43}$/);
    expect(alert).toEqual({
      tenant: "north",
      id: expect.stringMatching(/^[\w-]{22}$/),
      subscriberId: subscriber.id,
      name: "Used cars",
      subject: { kind: "search", list: "used-cars", query: "" },
      frequency: "instant",
      locale: "en-AU",
      state: "active",
      consent: { ...consent, at: 1_000, provenBy: "session", provenAt: 1_000 },
      createdAt: 1_000,
    });
  });

  it("is proven by its link for seven days, and by nothing before", async () => {
    const asked = await world.ask("kim@example.com", { isProven: false });
    if (!asked.ok || asked.link === null) throw new Error("There is no link.");
    expect(asked.alert.consent).toEqual({ ...consent, at: 1_000, provenBy: null, provenAt: null });
    const hash = hashSecret(asked.link);
    const week = 7 * 86_400_000;
    expect(await world.store.pendingOfLink("north", hash, 1_000 + week)).toBeNull();
    expect(await world.store.confirm("north", hash, 1_000 + week - 1)).toMatchObject({ id: asked.alert.id });
  });
});

describe("askForAlert", () => {
  it("asks a stranger to prove the address, and no one who is signed in", async () => {
    const stranger = await world.ask("kim@example.com", { isProven: false });
    expect(stranger).toMatchObject({ ok: true, isRepeated: false, alert: { state: "pending" } });
    expect(stranger.ok && stranger.link).toMatch(/^[\w-]{43}$/);
    const again = await world.ask("kim@example.com");
    expect(again).toMatchObject({ link: null, alert: { state: "active", consent: { provenBy: "session" } } });
    expect(await world.ask("KIM@example.com", { isProven: false })).toMatchObject({
      isRepeated: true,
      link: null,
    });
  });

  it("keeps fifty alerts of one shopper, with names of one line", async () => {
    for (let one = 0; one < MAX_ALERTS; one += 1)
      expect((await world.ask("kim@example.com", { subject: { kind: "car", carId: `${one}` } })).ok).toBe(
        true,
      );
    expect(await world.ask("kim@example.com", { subject: { kind: "car", carId: "more" } })).toEqual({
      ok: false,
      problem: "full",
    });
    const named = await world.ask("lee@example.com", {
      name: `  two\r\nBcc: x@y.example ${"z".repeat(200)}`,
    });
    expect(named.ok && named.alert.name).toBe(`two Bcc: x@y.example ${"z".repeat(59)}`);
  });
});
