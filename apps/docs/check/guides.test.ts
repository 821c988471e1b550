import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
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
  .filter(({ blocks }) => blocks.some(({ language, run }) => language === "sh" && run !== "no"));

it.each(guides)("$address can be followed from top to bottom in an empty folder", ({ blocks }) => {
  expect(runGuide(blocks, WORK)).toEqual([]);
});
