import { settingRows } from "@forecourt/tenant-config";
import { describe, expect, it } from "vitest";
import { carEffects } from "./car-effects.ts";
import { seeChange } from "./effect.ts";
import { leadsEffects } from "./leads-effects.ts";
import { lookAndServiceEffects } from "./look-and-service-effects.ts";
import { otherEffects } from "./other-effects.ts";
import { searchEffects } from "./search-effects.ts";
import { siteEffects } from "./site-effects.ts";

const effects = [
  ...siteEffects,
  ...lookAndServiceEffects,
  ...searchEffects,
  ...carEffects,
  ...leadsEffects,
  ...otherEffects,
];

describe("every setting", () => {
  it.each(effects.map((effect) => [effect.path, effect] as const))(
    "%s changes what it decides",
    async (_path, effect) => {
      const { before, after } = await seeChange(effect);
      expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
    },
  );

  it("is among those tried here", () => {
    // A slug is the folder's name; no layer can change it (a file that tries to is refused).
    const tried = new Set(["site.slug", ...effects.map(({ path }) => path)]);
    expect(
      settingRows()
        .map(({ path }) => path)
        .filter((path) => !tried.has(path)),
    ).toEqual([]);
  });
});
