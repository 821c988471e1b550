import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findSparingChromium } from "../../apps/site/e2e/support/find-chromium.ts";
import { log } from "../log.ts";
import { ROOT, run } from "../run.ts";
import { FAILED, type Outcome, outcomeOf, playwrightOutcome, readReport } from "./outcome.ts";

/**
 * The journeys of `apps/site/e2e` against the built site; `full` walks every tenant and screen, in a whole browser. Without `documents` the
 * framework serves the pages alone, as it does for an operator who switches our cache of pages off.
 */
export async function e2eStep({ full, documents }: { full: boolean; documents: boolean }): Promise<Outcome> {
  // Unpacked before several journeys want it at once.
  if ((await findSparingChromium()) === null) {
    log("no browser was found or could be unpacked, so the journeys were not walked");
    return FAILED;
  }
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-e2e-")), "report.json");
  const playwright = join(ROOT, "apps/site/node_modules/.bin/playwright");
  const done = await run(
    [playwright, "test", "--config", "apps/site/e2e/playwright.config.ts", "--reporter=list,json"],
    {
      output: "both",
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        ...(full ? { FORECOURT_CHECK: "full" } : {}),
        ...(documents ? {} : { FORECOURT_DOCUMENTS: "off" }),
      },
    },
  );
  const reported = readReport(file);
  const flaky = (reported["stats"] as Record<string, number> | undefined)?.["flaky"] ?? 0;
  if (flaky > 0) log(`${flaky} journeys needed a second try; their names are above`);
  return outcomeOf(done, playwrightOutcome(reported));
}
