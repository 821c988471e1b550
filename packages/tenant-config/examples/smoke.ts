import {
  buildHostTable,
  explain,
  findTenantByHost,
  resolveTenantFiles,
  themeVariables,
  wording,
} from "@forecourt/tenant-config";
import { headerNavigation, linkFor } from "@forecourt/tenant-config/routes";

const result = resolveTenantFiles({
  slug: "acme",
  tenant: {
    file: "acme/tenant.json",
    value: { site: { name: "Acme Motors", market: "US", hosts: ["acme.example"] } },
  },
  presets: new Map(),
});
if (!result.ok)
  throw new Error(result.problems.map(({ file, path, message }) => `${file} ${path} ${message}`).join("\n"));

const { config } = result.tenant;
const content = { locations: [], models: [], offers: [], pages: [], posts: [] };
const site = { config, ...content, reviews: { count: 0, average: null }, now: new Date() };
const seen = {
  button: wording(config).car.enquireNow,
  accent: themeVariables(config)["--fc-accent"],
  menu: headerNavigation(site)[1]?.label,
  link: linkFor("javascript:alert(1)", config).kind,
  host: findTenantByHost(buildHostTable([config.site], { baseHosts: ["localhost"] }), "www.acme.example:443")
    .ok,
};
const wanted = { button: "Inquire Now", accent: "#0b5fa5", menu: "Our Stock", link: "refused", host: true };
if (JSON.stringify(seen) !== JSON.stringify(wanted)) throw new Error(JSON.stringify(seen));

const currency = explain(result.tenant, "cars.currency");
if (!currency.ok || currency.settings[0]?.setBy.kind !== "market")
  throw new Error("The market sets the currency.");
