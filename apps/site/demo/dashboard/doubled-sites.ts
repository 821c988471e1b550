import { DAY } from "@forecourt/search/kernel";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DoubledDashboard, DoubledWebsite } from "@forecourt/tenant-config/dashboard-double";

const TIMES = ["09:00", "11:00", "13:30", "15:00"];

/** A tenant folder's JSON file as it stands; it is the wire's already. */
async function wire(directory: string, slug: string, name: string): Promise<unknown> {
  const text = await readFile(join(directory, slug, `${name}.json`), "utf8").catch(() => null);
  return text === null ? undefined : JSON.parse(text);
}

function field(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (found, name) =>
      typeof found === "object" && found !== null && Object.hasOwn(found, name)
        ? Reflect.get(found, name)
        : undefined,
    value,
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

async function doubledWebsite(directory: string, slug: string): Promise<DoubledWebsite> {
  const settings = await wire(directory, slug, "tenant");
  const id = field(settings, "site", "id");
  const maker = field(settings, "site", "manufacturer", "slug");
  const models = listOf(await wire(directory, slug, "models"));
  return {
    id: typeof id === "string" ? id : slug,
    session: {
      locations: listOf(await wire(directory, slug, "locations")),
      special_hours: listOf(await wire(directory, slug, "special-hours")),
      navigation: listOf(await wire(directory, slug, "navigation")),
      offers: listOf(await wire(directory, slug, "offers")),
      reviews: (await wire(directory, slug, "reviews")) ?? null,
      // A single brand's models come from its manufacturer's call, as in life.
      models: typeof maker === "string" ? [] : models,
    },
    ...(typeof maker === "string" && {
      manufacturers: { [maker]: { name: field(settings, "site", "manufacturer", "name"), models } },
    }),
  };
}

/** The next fortnight but for Sundays, each with the same few times. */
function freeDays(now: Date) {
  return Array.from({ length: 14 }, (_, at) => new Date(now.getTime() + (at + 1) * DAY))
    .filter((day) => day.getUTCDay() !== 0)
    .map((day) => ({ date: day.toISOString().slice(0, 10), times: TIMES }));
}

/** What a dashboard would know of the tenants in a folder, so that a site can be run against it. */
export async function doubledSites(directory: string, now: Date): Promise<DoubledDashboard> {
  const entries = await readdir(directory, { withFileTypes: true });
  const slugs = entries
    .filter((entry) => entry.isDirectory() && entry.name !== "presets")
    .map(({ name }) => name);
  const websites = await Promise.all(slugs.map((slug) => doubledWebsite(directory, slug)));
  const dealerships = websites
    .flatMap(({ session }) => listOf(field(session, "locations")))
    .map((location) => field(location, "dealership_id"))
    .filter((id) => typeof id === "string" || typeof id === "number");
  const bookings = Object.fromEntries(dealerships.map((id) => [String(id), freeDays(now)]));
  return { websites, serviceBookings: bookings, appointmentBookings: bookings };
}
