import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { accountStore, sqliteDatabase } from "../../stores.ts";
import type { AccountStore } from "./account-store.ts";
import { randomCode } from "./secret-text.ts";
import { SESSION_IDLE_MS, SESSION_LIFE_MS, sessionDesk } from "./session-desk.ts";
import { CODE_TRIES, SIGN_IN_MS, type SignInBegun, signInDesk, SIGN_INS_AN_HOUR } from "./sign-in-desk.ts";

const DAY = 86_400_000;
let store: AccountStore;
let at = 0;
beforeEach(async () => {
  store = accountStore(sqliteDatabase({ file: ":memory:" }));
  await store.migrate();
  at = 1_000_000;
});
afterEach(() => store.close());

const deps = () => ({ store, now: () => at, random: randomBytes });
const desk = () => signInDesk(deps());
const sessions = () => sessionDesk(deps());
const begin = async (tenant = "north", email = "kim@example.com") => {
  const begun: SignInBegun = await desk().begin({ tenant, email, redirect: "/my-garage" });
  if (!begun.ok) throw new Error("The sign-in was not begun.");
  return { tenant, ...begun };
};
/** The cookie of a browser that has just signed in. */
async function signedIn(tenant = "north", email?: string): Promise<string> {
  const { challenge, code } = await begin(tenant, email);
  const done = await desk().withCode({ tenant, challenge, code });
  if (!done.ok) throw new Error("The code was refused.");
  return done.secret;
}
const read = (cookie: string, tenant = "north", canRotate = false) =>
  sessions().read(tenant, cookie, { canRotate });
const other = (code: string): string => (code === "000000" ? "000001" : "000000");

describe("signInDesk", () => {
  it("signs in with the code, spaces between its digits allowed, or with the link", async () => {
    const { tenant, challenge, code, link } = await begin();
    expect(code).toMatch(/^\d{6}$/);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const done = await desk().withCode({ tenant, challenge, code: spaced });
    expect(done).toMatchObject({ ok: true, redirect: "/my-garage", account: { email: "kim@example.com" } });
    // The link of a sign-in that is finished opens nothing more.
    expect(await desk().withLink({ tenant, link })).toEqual({ ok: false, problem: "over" });
    const second = await begin();
    expect(await desk().addressOfLink("north", second.link)).toBe("kim@example.com");
    expect(await desk().withLink(second)).toMatchObject({ ok: true });
    expect(await desk().addressOfLink("north", second.link)).toBeNull();
  });

  it("takes a code once, of two at the same moment one", async () => {
    const { tenant, challenge, code } = await begin();
    const both = await Promise.all([
      desk().withCode({ tenant, challenge, code }),
      desk().withCode({ tenant, challenge, code }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("takes a code in its tenth minute, and no longer", async () => {
    const [one, two] = [await begin(), await begin()];
    at += SIGN_IN_MS - 1;
    expect(await desk().withCode(one)).toMatchObject({ ok: true });
    at += 1;
    expect(await desk().withCode(two)).toEqual({ ok: false, problem: "over" });
    expect(await desk().withLink(two)).toEqual({ ok: false, problem: "over" });
  });

  it("ends a code after five wrong tries, the right one then too", async () => {
    const { tenant, challenge, code } = await begin();
    for (let tries = 0; tries < CODE_TRIES; tries += 1)
      expect(await desk().withCode({ tenant, challenge, code: other(code) })).toEqual({
        ok: false,
        problem: "wrong",
      });
    expect(await desk().withCode({ tenant, challenge, code })).toEqual({ ok: false, problem: "over" });
  });

  it("gives a code no worth in another browser, at another dealer, or for another sign-in", async () => {
    const { tenant, challenge, code, link } = await begin();
    const mine = await begin("north", "lee@example.com");
    expect((await desk().withCode({ tenant, challenge: "guessed-challenge-12345", code })).ok).toBe(false);
    expect((await desk().withCode({ tenant: "south", challenge, code })).ok).toBe(false);
    expect((await desk().withLink({ tenant: "south", link })).ok).toBe(false);
    const ofMine = await desk().withCode({ tenant, challenge: mine.challenge, code: other(mine.code) });
    expect(ofMine.ok).toBe(false);
    expect((await desk().withCode({ tenant, challenge, code })).ok).toBe(true);
  });

  it("bounds the codes mailed to an address in an hour, without a word on whether it is known", async () => {
    const known = await signedIn();
    expect(known).not.toBe("");
    const askUntilRefused = async (email: string): Promise<number> => {
      for (let times = 0; ; times += 1) {
        const begun = await desk().begin({ tenant: "north", email, redirect: "/" });
        if (!begun.ok) return times;
      }
    };
    expect(await askUntilRefused("KIM@example.com ")).toBe(SIGN_INS_AN_HOUR - 1);
    expect(await askUntilRefused("new@example.com")).toBe(SIGN_INS_AN_HOUR);
    at += 3_600_000;
    expect((await desk().begin({ tenant: "north", email: "kim@example.com", redirect: "/" })).ok).toBe(true);
  });

  it("leaves an owner a link that works at every minute, however often strangers type the address", async () => {
    let mailed: { tenant: string; link: string } | null = null;
    for (let minute = 0; minute < 90; minute += 1) {
      const begun = await desk().begin({ tenant: "north", email: "kim@example.com", redirect: "/" });
      if (begun.ok) mailed = { tenant: "north", link: begun.link };
      expect(await desk().addressOfLink("north", mailed?.link ?? "")).toBe("kim@example.com");
      at += 60_000;
    }
    expect(mailed && (await desk().withLink(mailed)).ok).toBe(true);
  });

  it("makes two accounts of one address at two dealers, and one of it at one", async () => {
    const [north, again, south] = [
      await signedIn(),
      await signedIn("north", "Kim@Example.com"),
      await signedIn("south"),
    ];
    const [one, two, three] = [await read(north), await read(again), await read(south, "south")];
    expect(two?.account.id).toBe(one?.account.id);
    expect(three?.account.id).not.toBe(one?.account.id);
  });

  it("keeps neither codes, links nor what opens a session", async () => {
    const kept: unknown[] = [];
    const watching: AccountStore = {
      ...store,
      beginSignIn: (signIn, bound) => {
        kept.push(signIn);
        return store.beginSignIn(signIn, bound);
      },
      finishSignIn: (finish) => {
        kept.push(finish);
        return store.finishSignIn(finish);
      },
    };
    const watched = signInDesk({ ...deps(), store: watching });
    const begun = await watched.begin({ tenant: "north", email: "kim@example.com", redirect: "/" });
    if (!begun.ok) throw new Error("The sign-in was not begun.");
    const { challenge, code } = begun;
    const done = await watched.withCode({ tenant: "north", challenge, code });
    const text = JSON.stringify(kept);
    const secret = done.ok ? done.secret.slice(23) : "";
    expect(secret).toHaveLength(43);
    for (const plain of [begun.challenge, `"${begun.code}"`, begun.link, secret])
      expect(text).not.toContain(plain);
  });
});

describe("sessionDesk", () => {
  it("opens for its own cookie, at its own dealer", async () => {
    const cookie = await signedIn();
    expect(await read(cookie)).toMatchObject({ account: { email: "kim@example.com" }, secret: null });
    expect(await read(cookie, "south")).toBeNull();
    for (const forged of [
      "",
      "x",
      cookie.slice(0, -1),
      `${cookie}x`,
      "a.b",
      `${"a".repeat(22)}.${"b".repeat(43)}`,
    ])
      expect(await read(forged)).toBeNull();
    expect(await read(cookie)).not.toBeNull();
  });

  it("replaces a day-old secret, and takes the old one for one more minute", async () => {
    const cookie = await signedIn();
    at += DAY - 1;
    expect(await read(cookie, "north", true)).toMatchObject({ secret: null });
    at += 1;
    expect(await read(cookie)).toMatchObject({ secret: null });
    const rotated = await read(cookie, "north", true);
    expect(rotated?.secret).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(rotated?.secret).not.toBe(cookie);
    at += 59_999;
    expect(await read(cookie, "north", true)).toMatchObject({ secret: null });
    expect(await read(rotated?.secret ?? "")).not.toBeNull();
  });

  it("ends a session whose old secret comes back: either side may be the thief", async () => {
    const stolen = await signedIn();
    at += DAY;
    const mine = (await read(stolen, "north", true))?.secret ?? "";
    at += 60_000;
    expect(await read(stolen)).toBeNull();
    expect(await read(mine)).toBeNull();
  });

  it("ends after thirty idle days, and after ninety in any case", async () => {
    const idle = await signedIn();
    at += SESSION_IDLE_MS;
    expect(await read(idle)).toBeNull();
    const used = await signedIn();
    const opened = at;
    for (at += 20 * DAY; at < opened + SESSION_LIFE_MS; at += 20 * DAY)
      expect(await read(used)).not.toBeNull();
    at = opened + SESSION_LIFE_MS;
    expect(await read(used)).toBeNull();
  });

  it("signs out here, or everywhere, and another account nowhere", async () => {
    const [phone, laptop, lee] = [
      await signedIn(),
      await signedIn(),
      await signedIn("north", "lee@example.com"),
    ];
    await sessions().end("south", phone, { everywhere: true });
    await sessions().end("north", phone, { everywhere: false });
    expect(await read(phone)).toBeNull();
    expect(await read(laptop)).not.toBeNull();
    await sessions().end("north", laptop, { everywhere: true });
    expect(await read(laptop)).toBeNull();
    expect(await read(lee)).not.toBeNull();
  });
});

describe("randomCode", () => {
  it("draws again where some codes would be likelier", () => {
    const drawn = [Buffer.from([255, 255, 255, 255]), Buffer.from([0, 0, 0, 42])];
    expect(randomCode(() => drawn.shift() ?? Buffer.alloc(4))).toBe("000042");
  });
});
