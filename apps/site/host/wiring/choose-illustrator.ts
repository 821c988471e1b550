import { type Illustrator, noIllustrations } from "#host/illustrator/illustrator.ts";
import type { Environment } from "./env.ts";

/**
 * The demo's pictures everywhere but in production, which brings photographs of its own. The one place of the site that
 * reaches the demo folder, and only when it is not in production.
 */
export async function chooseIllustrator(kind: Environment["FORECOURT_ENV"]): Promise<Illustrator> {
  if (kind === "production") return noIllustrations;
  const { demoIllustrator } = await import("../../demo/art/demo-illustrator.ts");
  return demoIllustrator;
}
