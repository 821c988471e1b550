/**
 * Seeds the demo dealers: those with a `stock.json` of their own and no other cars. `npm start` runs it, and
 * `forecourt tenant new --demo-stock` for the new dealer, whose slug it names.
 */
import { openWiring } from "#host/wiring/wiring.ts";
import { readStockHint, seedDemoStock } from "./stock/index.ts";

const report = (line: string) => process.stdout.write(`  ${line}\n`);
const wiring = await openWiring();
try {
  const [only] = process.argv.slice(2);
  if (wiring.env.FORECOURT_ENV === "production") {
    report("no demo stock: a production site's stock is its owner's");
  } else if (wiring.env.MEILI_URL) {
    report("no demo stock: a search server is configured, and its stock is its owner's");
  } else {
    for (const slug of only === undefined ? await wiring.content.slugs() : [only]) await seed(slug);
  }
} finally {
  await wiring.close();
}

async function seed(slug: string): Promise<void> {
  const content = await wiring.tenant(slug);
  if (!content)
    throw new Error(`The tenant folder "${slug}" is not usable; pnpm forecourt tenant check says why.`);
  const hint = await readStockHint(wiring.env.tenantsDirectory, slug);
  if (hint && !hint.ok) throw new Error(`${slug}/stock.json cannot be used: ${hint.detail}`);
  const { index } = await wiring.stock(slug);
  const seeded = await seedDemoStock({ content, hint: hint?.hint ?? null, index, now: wiring.now() });
  if (!seeded.ok) throw new Error(`The stock of "${slug}" could not be written: ${seeded.detail}`);
  const { name } = content.tenant.config.site;
  report(seeded.seeded ? `${name}: ${seeded.cars} vehicles` : `${name}: no demo stock, ${seeded.reason}`);
}
