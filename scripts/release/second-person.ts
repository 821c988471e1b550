import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeBlocks } from "../../apps/docs/check/code-blocks.ts";
import { runGuide } from "../../apps/docs/check/run-guide.ts";
import { freePort } from "./start-registry.ts";
import { ROOT } from "../run.ts";

/** From nothing to a delivered lead, in the order in which the pages name each other. */
const ROUTE = ["platform", "new-dealer", "feed", "theme", "webhook"];

/** Each guide begins with a dealer for those who have none. */
const isKnownDealer = (text: string): boolean => text.startsWith("forecourt tenant new acme");

/**
 * Follows the documentation from an empty folder to a lead that is delivered, with nothing of this repository but the pages:
 * packages come from the registry that `env` names. Gives what went wrong, and how long each page took.
 */
export async function secondPerson(
  folder: string,
  env: Record<string, string>,
): Promise<{ problems: string[]; took: string[] }> {
  mkdirSync(folder, { recursive: true });
  const port = String(await freePort());
  const problems: string[] = [];
  const took: string[] = [];
  let made = false;
  for (const name of ROUTE) {
    const page = readFileSync(join(ROOT, `apps/docs/pages/guides/${name}.md`), "utf8");
    const blocks = codeBlocks(page.replaceAll(":3000", `:${port}`)).filter(
      ({ text }) => !(made && isKnownDealer(text)),
    );
    made ||= blocks.some(({ text }) => isKnownDealer(text));
    const began = performance.now();
    const found = await runGuide(blocks, {
      folder: name === "platform" ? folder : join(folder, "my-platform"),
      env: { ...process.env, ...env, PORT: port, NO_COLOR: "1" },
      prelude: 'forecourt() { npx forecourt "$@"; }',
      onPlatform: true,
    });
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    took.push(`${name} ${Math.round((performance.now() - began) / 1000)} s`);
  }
  return { problems, took };
}
