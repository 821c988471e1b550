import axe from "axe-core";
import type { Page } from "@playwright/test";

/**
 * What axe finds on a page as it is shown now, one sentence each; in some of its elements alone, or in all but some. Frames
 * of others are theirs.
 */
export async function axeProblems(page: Page, within?: string | { exclude: string[] }): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (context) => {
    const { run } = Reflect.get(window, "axe") as typeof axe;
    // What passes is never read, and describing every element of it takes most of the time.
    const { violations } = await run(context ?? document, { resultTypes: ["violations"], iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, within);
}
