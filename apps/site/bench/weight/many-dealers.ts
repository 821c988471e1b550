import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "#host/testing/built-site.ts";

const TENANTS = join(SITE, "tenants");

/** The demo dealers that have stock in a data folder. */
export const demoDealers = (data: string): string[] => readdirSync(join(data, "stock"));

/** No demo dealer has a number as high. */
const FIRST_ID = 100_000;

/** What dashboards know a copy by. */
export const dealerId = (number: number): string => `${FIRST_ID + number}`;

const SETTINGS = "tenant.json";
const secretsOf = (name: string): string => `FORECOURT_SECRET_${name.replaceAll("-", "_").toUpperCase()}_`;

/** A folder once more, whose files are the same ones: ten thousand copies would take minutes and gigabytes. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.name !== SETTINGS) linkSync(source, target);
  }
}

/**
 * A folder of so many tenants, each a demo dealer under another name with that one's stock in the data folder. Gives the
 * folder and the names.
 */
export function manyDealers(data: string, count: number): { tenants: string; names: string[] } {
  const tenants = join(data, "many-tenants");
  const demos = demoDealers(data);
  mkdirSync(tenants);
  cpSync(join(TENANTS, "presets"), join(tenants, "presets"), { recursive: true });
  const originals = join(data, "demo-tenants");
  for (const demo of demos) cpSync(join(TENANTS, demo), join(originals, demo), { recursive: true });
  const names = Array.from({ length: count }, (_, number) => {
    const demo = demos[number % demos.length] ?? "";
    const name = `dealer-${number}`;
    linkFolder(join(originals, demo), join(tenants, name));
    // A site names secrets of its own alone.
    const text = readFileSync(join(originals, demo, SETTINGS), "utf8").replaceAll(
      secretsOf(demo),
      secretsOf(name),
    );
    const settings = JSON.parse(text) as { site?: { id?: string; hosts?: string[] } };
    Object.assign(settings.site ?? {}, { id: dealerId(number), hosts: [`${name}.example`] });
    writeFileSync(join(tenants, name, SETTINGS), JSON.stringify(settings));
    symlinkSync(join(data, "stock", demo), join(data, "stock", name));
    return name;
  });
  return { tenants, names };
}
