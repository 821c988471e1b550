import { settingRows } from "@forecourt/tenant-config";
import { afterAll, beforeAll, describe, it } from "vitest";
import { ALL_CASES } from "./cases/all-cases.ts";
import { browserCases } from "./cases/browser-cases.ts";
import { type ProofWorld, proofWorld } from "./world/proof-world.ts";
import type { SettingCase } from "./world/setting-case.ts";
import type { CasePair } from "./world/tenant-folders.ts";

/** A slug is the folder's name: every tenant here has another, and none can say it. */
const NOT_FOR_FILES = ["site.slug"];

/** Whose difference must be the setting's own: a browser's walk takes too long to be taken a third and fourth time. */
const controlled = ALL_CASES.filter((each) => each.given === undefined && !browserCases.includes(each));

const pairs = new Map<SettingCase, CasePair>();
let world: ProofWorld;
let control: readonly [string, string];
let explained: string;

beforeAll(async () => {
  world = await proofWorld();
  for (const each of ALL_CASES) pairs.set(each, world.folders.pairOf(each));
  control = [world.folders.write({}), world.folders.write({})];
  explained = world.folders.write({
    features: { stockOnHomepage: true },
    home: { latestCars: 3, sections: ["latestStock"] },
  });
  const searching = ALL_CASES.filter(({ onSearchServer }) => onSearchServer).flatMap((each) => {
    const pair = pairs.get(each);
    return pair ? [pair.base, pair.flipped] : [];
  });
  await world.start([...new Set([...control, ...searching])]);
}, 300_000);
afterAll(() => world.stop(), 30_000);

/** Whether the setting of a case changes what its probe gets. */
async function differs(each: SettingCase): Promise<boolean> {
  const pair = pairs.get(each);
  if (!pair) throw new Error(`${each.setting} has no tenants.`);
  const base = await each.probe(world.probed(pair.base));
  return base !== (await each.probe(world.probed(pair.flipped)));
}

describe("the proof itself", () => {
  it("has a case for every setting, and one only", ({ expect }) => {
    const cased = [...NOT_FOR_FILES, ...ALL_CASES.map(({ setting }) => setting)];
    expect(cased.toSorted()).toEqual(
      settingRows()
        .map(({ path }) => path)
        .toSorted(),
    );
  });
});

/** Where the answers that a probe gets of both tenants with the same settings differ; an empty text where they do not. */
async function differenceOf(probe: SettingCase["probe"]): Promise<string> {
  const [first, second] = control;
  const one = await probe(world.probed(first));
  const other = await probe(world.probed(second));
  if (one === other) return "";
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(at, at + 150)).join(" <> ");
}

/** A dashboard that was too slow for a first page is called again after ten seconds. */
const SETTLED = { timeout: 15_000, interval: 500 };

describe.concurrent("the same settings twice", () => {
  it.for(controlled)("give the probe of $setting the same answer", async ({ probe }, { expect }) => {
    // What is loaded or rendered after the first request of a page may show in the next; another setting would show in all.
    await expect.poll(() => differenceOf(probe), SETTLED).toBe("");
  });
});

describe("forecourt tenant explain", () => {
  it("says the number of latest cars that the home page shows", async ({ expect }) => {
    const shown = world.probed(explained);
    const printed = await shown.command("tenant", "explain", explained, "home.latestCars");
    const { body } = await shown.ask("/");
    expect(printed).toContain("home.latestCars = 3\n");
    expect(body.match(/<article class="fc-car-card"/g)).toHaveLength(3);
  });
});

describe.concurrent("every setting", () => {
  it.for(ALL_CASES)("$setting changes what comes out", async (each, { expect }) => {
    expect(await differs(each)).toBe(true);
  });
});
