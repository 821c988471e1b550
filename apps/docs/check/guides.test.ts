import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readDocuments, ROOT } from "../write/documents.ts";
import { codeBlocks } from "./code-blocks.ts";
import { runGuide } from "./run-guide.ts";

/** Guides run inside the app, where the packages can be imported as their readers import them. */
const WORK = join(ROOT, "apps/docs/.guides");
rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK);

const guides = readDocuments()
  .filter(({ address }) => /^(?:start|guides\/.+)$/.test(address))
  .map(({ address, markdown }) => ({ address, blocks: codeBlocks(markdown) }))
  .filter(({ blocks }) => blocks.some(({ language, run }) => language === "sh" && /^\d*$/.test(run ?? "")));

/** The clone's own command line, by the name that pages call it. */
const CLONE = `forecourt() { node --disable-warning=ExperimentalWarning ${ROOT}/apps/site/cli/forecourt.ts "$@"; }`;

it.each(guides)("$address can be followed from top to bottom in an empty folder", async ({ blocks }) => {
  const folder = mkdtempSync(join(WORK, "guide-"));
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${ROOT}/node_modules/.bin:${process.env["PATH"]}`,
    FORECOURT_TENANTS: join(folder, "tenants"),
    FORECOURT_DATA: join(folder, ".data"),
    FORECOURT_ENV: "development",
    // The command line is read from its sources each time; this halves that.
    NODE_COMPILE_CACHE: join(WORK, "compiled"),
    NO_COLOR: "1",
  };
  expect(await runGuide(blocks, { folder, env, prelude: CLONE, onPlatform: false })).toEqual([]);
});
