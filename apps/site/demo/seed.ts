/** Seeds every demo dealer that has no stock yet. `npm start` runs it when the data folder is empty. */
import { openWiring } from "#server/wiring/wiring.ts";
import { readStockHint, seedDemoStock } from "./stock/index.ts";

const wiring = await openWiring();
try {
  for (const slug of await wiring.content.slugs()) {
    const content = await wiring.tenant(slug);
    if (!content)
      throw new Error(`The tenant folder "${slug}" is not usable; pnpm forecourt tenant check says why.`);
    const hint = await readStockHint(wiring.env.tenantsDirectory, slug);
    if (hint && !hint.ok) throw new Error(`${slug}/stock.json cannot be used: ${hint.detail}`);
    const { index } = await wiring.stock(slug);
    const seeded = await seedDemoStock({ content, hint: hint?.hint ?? null, index, now: wiring.now() });
    if (!seeded.ok) throw new Error(`The stock of "${slug}" could not be written: ${seeded.detail}`);
    process.stdout.write(`  ${content.tenant.config.site.name}: ${seeded.cars} vehicles\n`);
  }
} finally {
  await wiring.close();
}
