import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./run.ts";

const MARKETS = "packages/tenant-config/src/markets/";
/** The market of a site that names none. */
const DEFAULTS = ["packages/tenant-config/src/settings/setting-defaults.ts"];
const NO_PRODUCT = /\.test\.tsx?$|\/(?:node_modules|testing|e2e|bench|demo|settings-proof|\.next)\//;

const sources = globSync(["packages/*/src/**/*.{ts,tsx}", "apps/site/**/*.{ts,tsx}"], {
  cwd: ROOT,
  exclude: (name) => /node_modules|\.next/.test(name),
}).filter((file) => !NO_PRODUCT.test(file) && !file.startsWith(MARKETS) && !DEFAULTS.includes(file));

describe("the source", () => {
  it("names a market's code in the market's own file alone, so that one more market is one file", () => {
    const codes = globSync(`${MARKETS}[a-z][a-z].ts`, { cwd: ROOT }).map((file) =>
      file.slice(MARKETS.length, -".ts".length).toUpperCase(),
    );
    expect(codes).toEqual(expect.arrayContaining(["AU", "NZ", "US"]));
    const named = new RegExp(`^(?!\\s*(?:\\*|//|/\\*)).*["'\`](?:${codes.join("|")})["'\`]`, "m");
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((file) => named.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
  });
});
