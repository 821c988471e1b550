import { slugify } from "@forecourt/search/kernel";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { layerAdvice, MARKETS, RESERVED_SLUGS, tenantAdvice } from "@forecourt/tenant-config";
import { describeProblem } from "@forecourt/tenant-config/files";
import { tenantDefaults } from "@forecourt/tenant-config/defaults";
import { type NewTenant, newTenantFiles } from "./new-tenant-files.ts";
import { writeSchemas } from "./setting-documents.ts";
import type { TenantTools } from "./tenant-tools.ts";
import { EXIT } from "../options/exit-codes.ts";

/** What the command line may say; the rest is prompted for. */
export interface NewTenantOptions {
  name?: string;
  market?: string;
  template?: string;
  preset?: string;
  street?: string;
  city?: string;
  state?: string;
  postcode?: string;
  phone?: string;
  email?: string;
  host?: string;
  accent?: string;
  demoStock?: string;
  json?: boolean;
}

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** What a stock.json may hold. */
const MOST_DEMO_CARS = 5_000;
const MARKET_CODES = Object.keys(MARKETS);
/** Where a dealer is unless an option says so: a folder must serve at once, and hours need a time zone. */
const USUAL_STATES = new Map(
  Object.entries(MARKETS).map(([code, { rules }]) => [code, rules.usualState] as const),
);

/** `forecourt tenant new`: asks, writes one folder whole, checks it, and says where it is served. */
export async function newTenant(
  given: string | undefined,
  options: NewTenantOptions,
  tools: TenantTools,
): Promise<number> {
  const ask = async (option: string | undefined, question: string, usual: string): Promise<string> =>
    option ?? (tools.ask === null ? usual : await tools.ask(question, usual));

  const name = await ask(
    options.name ?? (tools.ask === null ? given : undefined),
    "Dealer's name",
    given ?? "",
  );
  const slug = given ?? (await ask(undefined, "Name in addresses", slugify(name, 63)));
  if (RESERVED_SLUGS.has(slug)) {
    tools.error(`"${slug}" is a name of the platform's own pages; choose another.`);
    return EXIT.badCall;
  }
  if (name === "" || !SLUG.test(slug)) {
    tools.error(
      "A new tenant needs a name, and a slug of small letters, digits and hyphens: tenant new my-yard --name 'My Yard'",
    );
    return EXIT.badCall;
  }
  if ((await tools.source.slugs()).includes(slug)) {
    tools.error(`There is a tenant called '${slug}' already. Nothing was written.`);
    return EXIT.badCall;
  }
  const market = (
    await ask(options.market, `Market (${MARKET_CODES.join(", ")})`, tenantDefaults.site.market)
  ).toUpperCase();
  const demoStock = Number(options.demoStock ?? 0);
  if (!Number.isInteger(demoStock) || demoStock < 0 || demoStock > MOST_DEMO_CARS) {
    tools.error(`--demo-stock is a whole number from 0 to ${MOST_DEMO_CARS}, not "${options.demoStock}".`);
    return EXIT.badCall;
  }
  const tenant: NewTenant = {
    slug,
    name,
    market,
    template: await ask(
      options.template,
      "Template (cars, trucks, motorcycles, campers, rentals, subscriptions)",
      "cars",
    ),
    preset: options.preset ?? null,
    street: await ask(options.street, "Street and number", ""),
    city: await ask(options.city, "City or suburb", ""),
    state: await ask(options.state, "State", USUAL_STATES.get(market) ?? ""),
    postcode: await ask(options.postcode, "Postcode", ""),
    phone: await ask(options.phone, "Phone", ""),
    email: await ask(options.email, "Where leads are mailed to", ""),
    host: options.host ?? null,
    accent: options.accent ?? null,
    demoStock,
  };
  await writeFolder(tenant, tools.directory);

  const folder = await tools.source.inspect(slug);
  if (!folder.ok) {
    await rm(join(tools.directory, slug), { recursive: true, force: true });
    tools.error("Nothing was written, because the site would not have worked:");
    for (const problem of folder.problems) tools.error(`  ${describeProblem(problem)}`);
    return EXIT.failed;
  }
  const stocked = tenant.demoStock > 0 ? await tools.seed(slug) : null;
  const { tenant: resolved } = folder.content;
  const advice = [...tenantAdvice(resolved.config), ...layerAdvice(resolved)];
  const addresses = tools.baseHosts.map(
    (base) => `http://${slug}.${base}:${tools.servingPort ?? tools.port}/`,
  );
  if (options.json) {
    tools.out(
      JSON.stringify({ slug, folder: join(tools.directory, slug), addresses, stock: stocked, advice }),
    );
    return EXIT.done;
  }
  tools.out(`${name} is in ${join(tools.directory, slug)}.`);
  if (stocked !== null) tools.out(stocked);
  const when =
    tools.servingPort === null ? "once the site is started" : "once `forecourt tenant reload` has run";
  for (const address of addresses) tools.out(`Served at ${address} ${when}.`);
  for (const { path, reason, better } of advice) {
    tools.out(`  ${path}: ${reason} Better: ${better}.`);
  }
  return EXIT.done;
}

/** Written beside and moved into place, so that a running site never sees half a folder. */
async function writeFolder(tenant: NewTenant, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const beside = await mkdtemp(join(directory, ".new-"));
  try {
    for (const [name, text] of newTenantFiles(tenant)) {
      const file = join(beside, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    // A temporary folder is its maker's alone; the site may run as another user.
    await chmod(beside, 0o755);
    await rename(beside, join(directory, tenant.slug));
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
  await writeSchemas(directory);
}
