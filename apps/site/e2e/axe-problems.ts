import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on a page as it is shown now, one sentence each. */
export async function axeProblems(page: Page): Promise<string[]> {
  // Without frames of others axe needs no window of its own, which would take longer than the look itself.
  // What passes is never read, and describing every element of it takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
