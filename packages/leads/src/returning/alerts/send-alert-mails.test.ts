import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ClaimedMail } from "./alert-store.ts";
import { alertWorld } from "../../testing/accounts/alert-world.ts";
import { sendAlertMails } from "./send-alert-mails.ts";

let world: Awaited<ReturnType<typeof alertWorld>>;
beforeEach(async () => {
  world = await alertWorld();
});
afterEach(() => world.store.close());

const newestMail = async () => (await world.store.mails({ limit: 1 }))[0];

const failWith = (reason: unknown) =>
  sendAlertMails({
    store: world.store,
    now: world.now,
    newId: world.newId,
    random: () => 1,
    send: () => Promise.reject(reason),
  });

/** Claims as a sender does that is killed before it settles. */
async function sentUnsettled() {
  const mails: ClaimedMail[] = [];
  await sendAlertMails({
    store: { ...world.store, settleMail: async () => false },
    now: world.now,
    newId: world.newId,
    random: () => 1,
    send: async (mail) => {
      mails.push(mail);
      return { kind: "sent" };
    },
  });
  return mails;
}

describe("sendAlertMails", () => {
  beforeEach(async () => {
    await world.look();
    await world.ask("kim@example.com");
    world.becomes(["1", 5]);
    await world.look();
    await world.run();
  });

  it("waits half a minute after the first try, twice as long after each, six hours at most, and gives up after sixteen", async () => {
    const waits: number[] = [];
    for (let tries = 1; tries < 16; tries += 1) {
      await world.send(() => ({ kind: "failed", retry: true, problem: "busy" }));
      const mail = await newestMail();
      expect(mail).toMatchObject({ state: "waiting", attempts: tries, lastProblem: "busy" });
      waits.push((mail?.dueAt ?? 0) - world.at);
      world.at = mail?.dueAt ?? 0;
    }
    expect(waits.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
    expect(waits.at(-1)).toBe(6 * 3_600_000);
    await world.send(() => ({ kind: "failed", retry: true, problem: "still busy" }));
    expect(await newestMail()).toMatchObject({ state: "dead", attempts: 16, lastProblem: "still busy" });
  });

  it("tries again whatever was thrown, and keeps its words where it has some", async () => {
    expect(await failWith(new Error("no route"))).toBe(0);
    expect(await newestMail()).toMatchObject({ state: "waiting", lastProblem: "no route" });
    world.at += 30_000;
    await failWith("silence");
    expect(await newestMail()).toMatchObject({ state: "waiting", lastProblem: "It failed." });
  });

  it("sends no mail that has nothing to tell", async () => {
    const untold: unknown[] = [];
    const empty = { ...world.store, findsOf: async () => [] };
    const told = await sendAlertMails({
      store: empty,
      now: world.now,
      newId: world.newId,
      random: () => 1,
      send: async (mail) => {
        untold.push(mail);
        return { kind: "sent" };
      },
    });
    expect([told, untold]).toEqual([0, []]);
    expect(await newestMail()).toMatchObject({ state: "dropped" });
  });

  it("counts what was sent, and not what the sender dropped", async () => {
    expect(await world.send(() => ({ kind: "dropped" }))).toBe(0);
    expect(await newestMail()).toMatchObject({ state: "dropped", attempts: 1 });
  });

  it("leaves a mail to whoever holds it for two minutes", async () => {
    const [mail] = await sentUnsettled();
    expect(mail).toBeDefined();
    world.at += 119_999;
    expect(await world.send()).toBe(0);
    world.at += 1;
    expect(await world.send()).toBe(1);
  });

  it("sends each mail once, however slow the server is, while another worker sends", async () => {
    for (const email of ["lee@example.com", "ari@example.com", "jo@example.com"]) await world.ask(email);
    world.becomes(["1", 4]);
    await world.look();
    await world.run();
    const sent: string[] = [];
    const sender = (slow: boolean) =>
      sendAlertMails({
        store: world.store,
        now: world.now,
        newId: world.newId,
        random: () => 1,
        send: async (mail) => {
          sent.push(mail.id);
          if (slow) {
            world.at += 70_000;
            await sender(false);
          }
          return { kind: "sent" };
        },
      });
    await sender(true);
    expect(sent.length).toBeGreaterThan(3);
    expect(new Set(sent).size).toBe(sent.length);
  });
});
