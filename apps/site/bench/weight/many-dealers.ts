import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SITE } from "#host/testing/built-site.ts";

const TENANTS = join(SITE, "tenants");

/** The demo dealers that have stock in a data folder. */
export const demoDealers = (data: string): string[] => readdirSync(join(data, "stock"));

/** No demo dealer has a number as high. */
const FIRST_ID = 100_000;

const secretsOf = (name: string): string => `FORECOURT_SECRET_${name.replaceAll("-", "_").toUpperCase()}_`;

/**
 * A folder of so many tenants, each a demo dealer under another name with that one's stock in the data folder. Gives the
 * folder and the names.
 */
export function manyDealers(data: string, count: number): { tenants: string; names: string[] } {
  const tenants = join(data, "many-tenants");
  const demos = demoDealers(data);
  mkdirSync(tenants);
  cpSync(join(TENANTS, "presets"), join(tenants, "presets"), { recursive: true });
  const names = Array.from({ length: count }, (_, number) => {
    const demo = demos[number % demos.length] ?? "";
    const name = `dealer-${number}`;
    cpSync(join(TENANTS, demo), join(tenants, name), { recursive: true });
    const file = join(tenants, name, "tenant.json");
    // A site names secrets of its own alone.
    const text = readFileSync(file, "utf8").replaceAll(secretsOf(demo), secretsOf(name));
    const settings = JSON.parse(text) as { site?: { id?: string; hosts?: string[] } };
    Object.assign(settings.site ?? {}, { id: `${FIRST_ID + number}`, hosts: [`${name}.example`] });
    writeFileSync(file, JSON.stringify(settings));
    symlinkSync(join(data, "stock", demo), join(data, "stock", name));
    return name;
  });
  return { tenants, names };
}
