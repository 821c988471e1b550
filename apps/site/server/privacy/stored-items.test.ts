import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { OWN_THINGS, type StoredItem, storedItems } from "./stored-items.ts";

/** Whether a name found in a browser is one of those that are stored. */
function isStored(things: readonly StoredItem[], kind: StoredItem["kind"], name: string): boolean {
  const plain = name.replace(/^__Host-/, "");
  return things.some(
    (thing) =>
      thing.kind === kind &&
      (thing.name.endsWith("*") ? plain.startsWith(thing.name.slice(0, -1)) : thing.name === plain),
  );
}

const world = await testSite();

describe("keptThings", () => {
  it("are the product's own, under the site's name, and nothing of services it does not use", async () => {
    const things = storedItems(await world.site("gearshift"));
    expect(things).toHaveLength(OWN_THINGS.length);
    expect(things.map(({ name }) => name)).toContain("gearshift-favourites");
  });

  it("name each service's script and cookies once, whose they are and what for", async () => {
    const things = storedItems(await world.site("harbourside"));
    const scripts = things.filter(({ kind }) => kind === "script");
    const life = "page";
    expect(scripts.map(({ kind: _kind, ...thing }) => thing)).toEqual([
      { name: "www.googletagmanager.com", owner: "Google", life, reason: "measurement" },
      { name: "chat.harbourside.example", owner: "chat.harbourside.example", life, reason: "conversation" },
      {
        name: "assistant.harbourside.example",
        owner: "assistant.harbourside.example",
        life,
        reason: "conversation",
      },
      { name: "www.google.com", owner: "Google", life, reason: "map" },
    ]);
    expect(things.filter(({ name }) => name === "_ga")).toEqual([
      { name: "_ga", kind: "cookie", owner: "Google", life: { days: 730 }, reason: "measurement" },
    ]);
  });
});

describe("the scheduler of service bookings", () => {
  it("is named by its host where it is opened inside a page", async () => {
    const site = await world.site("gearshift");
    const integrations = {
      ...site.config.integrations,
      xtimeUrl: "https://book.example/yard",
      xtimeFrame: true,
    };
    const things = storedItems({ config: { ...site.config, integrations } });
    expect(things.slice(OWN_THINGS.length)).toEqual([
      { name: "book.example", kind: "script", owner: "book.example", life: "page", reason: "conversation" },
    ]);
    const linked = { ...site.config, integrations: { ...integrations, xtimeFrame: false } };
    expect(storedItems({ config: linked })).toHaveLength(OWN_THINGS.length);
  });
});

describe("isKept", () => {
  it("knows a name with any ending, and a cookie under its secure name", () => {
    const things = [
      { name: "_ga_*", kind: "cookie", owner: null, life: "session", reason: "own" },
      { name: "fc-consent", kind: "cookie", owner: null, life: "session", reason: "necessary" },
    ] as const;
    expect(isStored(things, "cookie", "_ga_ABC")).toBe(true);
    expect(isStored(things, "cookie", "__Host-fc-consent")).toBe(true);
    expect(isStored(things, "storage", "fc-consent")).toBe(false);
    expect(isStored(things, "cookie", "_gat")).toBe(false);
    expect(isStored(things, "cookie", "fc-consent-other")).toBe(false);
    expect(isStored(things, "cookie", "fc-consen")).toBe(false);
  });
});

const ROOT = join(import.meta.dirname, "../../../..");

/** Source files that run in a browser or set a cookie, without tests. */
const sources = ["apps/site/client", "apps/site/app", "apps/site/host", "apps/site/server"].flatMap(
  (folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|server\/testing/.test(`${folder}/${file}`))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(ROOT, folder, file), "utf8") })),
);

const using = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

// Under mutation testing the source is written anew and names nothing as it stands here.
const rewritten = "STRYKER_MUTATOR_WORKER" in process.env;

describe.skipIf(rewritten)("the one way to keep something", () => {
  it("is one file for a browser's storage and one for cookies", () => {
    expect(using(/\b(?:localStorage|sessionStorage|indexedDB)\b(?!`)/)).toEqual([
      "apps/site/client/browser-storage.ts",
      // It looks whether there is anything, and neither reads nor keeps it.
      "apps/site/host/documents/transform/start-on-touch.ts",
    ]);
    expect(using(/document\.cookie|cookieStore/)).toEqual([]);
    expect(using(/import \{[^}]*\bcookies\b[^}]*\} from "next\/headers"/)).toEqual([
      "apps/site/host/http/response/site-cookies.ts",
      "apps/site/server/events/send-pixel-event.ts",
    ]);
  });

  it("lists every cookie that is written by name", () => {
    const named = sources.flatMap(({ text }) =>
      [...text.matchAll(/(?:COOKIE|REMOVED) = "(fc-[\w-]+)"/g)].map(([, name = ""]) => name),
    );
    expect(named.length).toBeGreaterThan(5);
    // The session of the desk is its staff's, at a host of its own that no shopper is sent to.
    expect(named.filter((name) => !isStored(OWN_THINGS, "cookie", name))).toEqual(["fc-desk"]);
  });
});
