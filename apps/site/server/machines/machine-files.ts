import { catalogueOf } from "@forecourt/search/export";
import { siteOrigin } from "@forecourt/tenant-config";
import type { MachineFile } from "@forecourt/tenant-config/routes";
import { iconIco } from "#server/media/site-icon.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";
import { llmsTxt } from "./llms-txt.ts";
import { machineResponse } from "./machine-response.ts";
import type { MachineSite } from "./machine-site.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { siteMap, siteMapIndex } from "./site-maps.ts";
import { speculationRules } from "./speculation-rules.ts";
import { vehicleFeed } from "./vehicle-feed.ts";
import { webManifest } from "./web-manifest.ts";

const TEXT = { contentType: "text/plain; charset=utf-8" };
const XML = { contentType: "application/xml; charset=utf-8" };

/** What a program is sent that requests a file this site does not have. */
const notThere = (): Response =>
  new Response("There is no such file.\n", {
    status: 404,
    headers: { "content-type": TEXT.contentType, "cache-control": "no-store" },
  });

/** The stock cannot be read just now; a program that asks again in a while gets the file. */
const stockAway = (): Response =>
  new Response("The stock cannot be read just now.\n", {
    status: 503,
    headers: { "content-type": TEXT.contentType, "cache-control": "no-store", "retry-after": "60" },
  });

/** Names the stock, the content and the file that is made of them; null while the stock is away. */
async function stockVersion({ site, origin, part, stock }: MachineSite): Promise<string | null> {
  const { index } = await stock();
  const counted = await index.count();
  return counted.ok ? [counted.version, site.content.version, origin, part].join(" ") : null;
}

/** A file for programs, whose address `tenant-config/routes` has. */
const FILES: Record<
  MachineFile["file"],
  (request: Request, given: MachineSite) => Promise<Response> | Response
> = {
  robots: (request, given) => machineResponse(request, robotsTxt(given), TEXT),
  llms: (request, given) => machineResponse(request, llmsTxt(given), TEXT),
  manifest: (request, given) =>
    machineResponse(request, webManifest(given), {
      contentType: "application/manifest+json; charset=utf-8",
    }),
  // A shopper who saves data has nothing prepared.
  "speculation-rules": (request, { site }) => {
    const saves = request.headers.get("save-data") === "on";
    const response = machineResponse(request, saves ? "{}" : speculationRules(site), {
      contentType: "application/speculationrules+json",
    });
    response.headers.set("vary", "Save-Data");
    return response;
  },
  // A dealer that names no way to write to it has none.
  security: (request, given) => {
    const text = securityTxt(given);
    return text === null ? notThere() : machineResponse(request, text, TEXT);
  },
  // What browsers and feed readers ask for without looking at a page.
  favicon: async (_request, { site }) => {
    const { site: dealer, theme } = site.config;
    return new Response(await iconIco({ name: dealer.name, ...theme }), {
      headers: { "content-type": "image/x-icon", "cache-control": "public, max-age=86400" },
    });
  },
  "sitemap-index": async (request, given) => {
    const index = await siteMapIndex(given);
    return index === null ? stockAway() : machineResponse(request, index, XML);
  },
  sitemap: async (request, given) => {
    const version = await stockVersion(given);
    if (version === null) return stockAway();
    const map = siteMap(given);
    return map === null ? notThere() : machineResponse(request, map, { ...XML, version });
  },
  // Those catalogues of adverts that the dealer's settings allow.
  feed: async (request, given) => {
    const { site, origin, part } = given;
    const catalogue = site.config.integrations.vehicleFeeds
      .map((name) => catalogueOf(name))
      .find(({ fileName }) => fileName === part);
    if (!catalogue) return notThere();
    const version = await stockVersion(given);
    if (version === null) return stockAway();
    const { index } = await given.stock();
    const lines = vehicleFeed({ site, origin, records: index.records(), catalogue });
    return machineResponse(request, lines, { contentType: catalogue.contentType, version });
  },
};

const isFile = (name: string): name is MachineFile["file"] => Object.hasOwn(FILES, name);

/** Sends a program the file it requests; the proxy has found the tenant, the file and the part. */
export const machineRoute = wiredRoute<{ params: Promise<{ tenant: string; file: string[] }> }>(
  async (request, wiring, { params }) => {
    const { tenant, file } = await params;
    const [name = "", part = ""] = file;
    const content = await wiring.tenant(tenant);
    if (!content || !isFile(name)) return notThere();
    const site = tenantSite(content, wiring.now());
    const own = siteOrigin(site.config);
    const origin = own ?? new URL(request.url).protocol + `//${request.headers.get("host") ?? "localhost"}`;
    return FILES[name](request, {
      site,
      origin,
      part: decodeURIComponent(part),
      stock: () => wiring.stock(content.slug),
    });
  },
);
