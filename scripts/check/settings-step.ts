import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findSparingChromium } from "../../apps/site/e2e/support/find-chromium.ts";
import { log } from "../log.ts";
import { bin, run } from "../run.ts";
import { FAILED, type Outcome, outcomeOf, readReport, vitestOutcome } from "./outcome.ts";

/** What each setting does, on the built site; some settings act in a browser alone. */
export async function settingsStep(): Promise<Outcome> {
  if ((await findSparingChromium()) === null) {
    log("no browser was found or could be unpacked, so settings that act in one were not tried");
    return FAILED;
  }
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-settings-")), "report.json");
  const config = ["--config", "apps/site/settings-proof/vitest.config.ts"];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const done = await run([bin("vitest"), "run", ...config, ...reporters], { output: "both" });
  return outcomeOf(done, vitestOutcome(readReport(file)));
}
