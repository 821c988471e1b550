import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildHostTable, explain, findTenantByHost } from "@forecourt/tenant-config";
import { visibleOffers } from "@forecourt/tenant-config/content";
import { dashboardContentSource } from "@forecourt/tenant-config/dashboard";
import { dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { locationContactPath } from "@forecourt/tenant-config/links";
import { describeOpenNow, mergeOpeningHours } from "@forecourt/tenant-config/locations";

const directory = mkdtempSync(join(tmpdir(), "forecourt-smoke-"));
const write = (name: string, value: unknown) =>
  writeFileSync(join(directory, "acme", name), JSON.stringify(value));
mkdirSync(join(directory, "acme"));
write("tenant.json", {
  site: { name: "Acme Motors", hosts: ["acme.example.com"] },
  cars: { newArrivalDays: 5 },
});
write("locations.json", [
  {
    id: 1,
    name: "Acme - Sales",
    slug: "acme-sales",
    address: { state: "QLD" },
    contact_detail: {
      opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({
        weekday,
        status: "Open",
        open: "08:30",
        close: "17:00",
      })),
    },
  },
]);
write("offers.json", [{ id: 9, name: "Run-out", description: "<p>Save<script>x()</script></p>" }]);

const files = filesContentSource({ directory, now: () => new Date() });
const acme = await files.tenant("acme");
if (acme === false) throw new Error("The folder was not served.");
const { config } = acme.tenant;

const hosts = buildHostTable([{ slug: "acme", hosts: config.site.hosts }], { baseHosts: [] });
const found = findTenantByHost(hosts, "WWW.acme.example.com:443");
if (!found.ok || found.slug !== "acme") throw new Error("The host was not found.");
if (!JSON.stringify(explain(acme.tenant, "cars.newArrivalDays")).includes("acme/tenant.json"))
  throw new Error("The setting does not know where it comes from.");

const [location] = acme.locations;
if (!location) throw new Error("The location is missing.");
if (locationContactPath(location, config) !== "/contact-us/acme")
  throw new Error("The contact path is wrong.");
if (mergeOpeningHours(location.week)[0]?.label !== "Mon-Fri") throw new Error("The hours are not merged.");
const monday = describeOpenNow(location, new Date("2026-11-23T00:00:00Z"));
if (monday.kind !== "open" || monday.text !== "Open until 5:00pm") throw new Error("It should be open.");
if (visibleOffers(acme.offers, config.site.id, config.offers)[0]?.description !== "<p>Save</p>")
  throw new Error("The offer is not clean.");

const double = await dashboardDouble({ websites: [] });
double.feel({ kind: "status", status: 404 });
const dashboard = dashboardContentSource({
  host: double.url,
  credentials: null,
  base: files,
  fetch,
  now: () => Date.now(),
});
if ((await dashboard.tenant("acme")) === false) throw new Error("A site needs no dashboard to be served.");
await double.close();
rmSync(directory, { recursive: true });
