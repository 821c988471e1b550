import { diffLines } from "diff";
import { emptyQuery } from "@forecourt/search";
import { href } from "@forecourt/tenant-config/routes";
import { pageElements } from "#host/documents/transform/page-elements.ts";
import { isScriptPreload } from "#host/framework/next-internals.ts";
import { type PreviewedPage, previewPage } from "#host/desk/preview-call.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { mainStockList, searchTenantStock } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** A kind of page, and the address of one of them. */
export interface NamedPath {
  name: string;
  path: string;
}

/** One page of each kind that most settings show on: the home page, the main list, its first car and a form. */
export async function samplePages(
  wiring: Pick<Wiring, "stock" | "now">,
  site: TenantSite,
): Promise<NamedPath[]> {
  const list = mainStockList(site);
  const found = await searchTenantStock(wiring, site, emptyQuery, list.scope);
  const [car] = found.ok ? found.cars : [];
  const paths: (readonly [string, string | null])[] = [
    ["home", href("home", {}, site)],
    ["list", list.href],
    ["car", car ? href("car", { slug: car.slug }, site) : null],
    ["form", href("form", { form: "general" }, site)],
  ];
  const seen = new Set<string>();
  return paths.flatMap(([name, path]) => {
    if (path === null || !path.startsWith("/") || seen.has(path)) return [];
    seen.add(path);
    return [{ name, path }];
  });
}

/** A piece of a page's HTML that only one of the two versions has. */
export interface HtmlChange {
  kind: "removed" | "added";
  html: string;
}

/** A page as it is and as the draft makes it, and in what their HTML differs. */
export interface ComparedPage extends NamedPath {
  now: PreviewedPage;
  draft: PreviewedPage;
  changes: readonly HtmlChange[];
}

/** Renders a page twice and compares what a shopper's browser would be sent. */
export async function comparePage(slug: string, { name, path }: NamedPath): Promise<ComparedPage> {
  const [now, draft] = await Promise.all([previewPage(slug, path, "now"), previewPage(slug, path, "draft")]);
  return { name, path, now, draft, changes: htmlChanges(now.html, draft.html) };
}

/**
 * In what two pages differ, an element or a text a line; scripts and what only orders them are left out.
 *
 * @example
 * htmlChanges("<p>One</p>", "<p>Two</p>") // [{ kind: "removed", html: "One" }, { kind: "added", html: "Two" }]
 */
export const htmlChanges = (before: string, after: string): HtmlChange[] =>
  diffLines(inLines(before), inLines(after))
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => ({ kind: added ? "added" : "removed", html: value.trim() }));

/** What is written where the framework has time for it, so that its place says nothing. */
const ANYWHERE = /<link rel="(?:preload|modulepreload)"[^>]*>|<meta name="next-size-adjust"[^>]*>/g;

/** A page's HTML without its scripts, which a frame of the desk shows and does not run. */
export function withoutScripts(html: string): string {
  let rest = "";
  let from = 0;
  for (const element of pageElements(html)) {
    if (element.name !== "script" && !isScriptPreload(element)) continue;
    rest += html.slice(from, element.start);
    from = element.end;
  }
  return rest + html.slice(from);
}

const inLines = (html: string): string =>
  withoutScripts(html)
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(ANYWHERE, "")
    .replaceAll("<", "\n<")
    .replaceAll(">", ">\n")
    .replaceAll(/\n\s*\n+/g, "\n");
