import { siteLocales } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { contentFileKind } from "@forecourt/tenant-config/files";
import { href } from "@forecourt/tenant-config/routes";
import type { Wiring } from "#host/wiring/wiring.ts";
import type { DraftChange } from "#server/drafts/draft-store.ts";
import { isSetting } from "#server/drafts/drafted-site.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { type NamedPath, samplePages } from "./compare-pages.ts";

/** Of many entries that a file changes, the pages of the first are compared. */
const MOST_OF_A_KIND = 3;

type Named = readonly [name: string, path: string | null];

/** The pages that show what a draft changes: samples for settings, for each file those of its kind. Each once. */
export async function touchedPages(
  wiring: Pick<Wiring, "stock" | "now">,
  {
    live,
    drafted,
    changes,
  }: { live: TenantContent; drafted: TenantContent; changes: readonly DraftChange[] },
): Promise<NamedPath[]> {
  const [before, after] = [tenantSite(live, wiring.now()), tenantSite(drafted, wiring.now())];
  const ofFiles = changes.flatMap((change) =>
    isSetting(change) ? [] : pagesOfFile(change.file, before, after),
  );
  const seen = new Set<string>();
  const first = (pages: readonly NamedPath[]): NamedPath[] =>
    pages.filter(({ path }) => !seen.has(path) && seen.add(path));
  const named = first(ofFiles.flatMap(([name, path]) => (path?.startsWith("/") ? [{ name, path }] : [])));
  return [...named, ...(changes.some(isSetting) ? first(await samplePages(wiring, after)) : [])];
}

function pagesOfFile(file: string, before: TenantSite, after: TenantSite): readonly Named[] {
  const slug = file.replace(/^.*\//, "").replace(/\.md$/, "");
  const either = (at: (site: TenantSite) => string | null): string | null => at(after) ?? at(before);
  const home: Named = ["home", either((site) => href("home", {}, site))];
  switch (contentFileKind(file) ?? "") {
    case "offers":
      return [
        ["offers", either((site) => href("offers", {}, site))],
        ...changedOf(before.offers, after.offers, ({ id }) => id).map(
          (offer): Named => [`offer ${offer}`, either((site) => href("offer", { offer }, site))],
        ),
      ];
    case "models":
      return [
        ["models", either((site) => href("models", {}, site))],
        ...changedOf(before.models, after.models, (model) => model.slug).map(
          (model): Named => [`model ${model}`, either((site) => href("model", { slug: model }, site))],
        ),
      ];
    case "locations":
    case "special-hours":
      return [["locations", either((site) => href("locations", {}, site))], home];
    case "reviews":
      return [["reviews", either((site) => href("reviews", {}, site))], home];
    case "post":
      return [
        [`post ${slug}`, either((site) => href("post", { slug }, site))],
        ["posts", either((site) => href("posts", {}, site))],
      ];
    case "page":
      return [[`page ${slug}`, either((site) => href("content-page", { slug }, site))]];
    default:
      return [homeOf(file, after) ?? home];
  }
}

/** The home page in the language that a file's folder is of. */
function homeOf(file: string, site: TenantSite): Named | null {
  const found = siteLocales(site.config).find(({ locale }) => file.startsWith(`${locale}/`));
  return found ? [`home in ${found.locale}`, found.prefix === "" ? "/" : found.prefix] : null;
}

/** The keys of what differs between two lists, those of the second first. */
function changedOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): string[] {
  const texts = (items: readonly Item[]) => new Map(items.map((item) => [keyOf(item), JSON.stringify(item)]));
  const [was, is] = [texts(before), texts(after)];
  return [...new Set([...is.keys(), ...was.keys()])]
    .filter((key) => was.get(key) !== is.get(key))
    .slice(0, MOST_OF_A_KIND);
}
