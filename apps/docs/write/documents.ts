import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";

export const ROOT: string = join(import.meta.dirname, "../../..");
const SOURCES = "https://github.com/forecourt/forecourt/blob/main";

/** A page of the site: its address without slashes at the ends, and Markdown that begins with its title. */
export interface Page {
  address: string;
  markdown: string;
  /** What the list of pages calls it, where its title is too long for that. */
  label?: string;
  /** The file it is, from the repository's root; a generated page has none, and writes its links as the site has them. */
  source?: string;
}

/** Which documents of the repository are pages, and below which address. The first that fits a file is taken. */
const DOCUMENTS: readonly (readonly [files: string, address: (file: string) => string])[] = [
  ["apps/docs/pages/**/*.md", (file) => file.slice("apps/docs/pages/".length)],
  ["docs/decisions/*.md", (file) => file.slice("docs/".length)],
  ["docs/*.md", (file) => file.replace("docs/", "operate/").replace("/operate.md", "/index.md")],
  ["packages/*/*.md", (file) => file],
  ["apps/site/demo/README.md", () => "project/demo.md"],
  ["{CONTRIBUTING,SECURITY}.md", (file) => `project/${file}`],
];

/** What the pages of a package are called in the list of pages, below the package's name. */
const LABELS: Readonly<Record<string, string>> = {
  "README.md": "Overview",
  "CHANGELOG.md": "Changelog",
  "FEEDS.md": "Feeds",
};

const addressOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.md$/, "")
    .replace(/(?:^|\/)(?:index|readme)$/, "");

export function readDocuments(): Page[] {
  const taken = new Set<string>();
  return DOCUMENTS.flatMap(([files, address]) =>
    globSync(files, { cwd: ROOT, exclude: ["**/node_modules"] })
      .toSorted()
      .filter((file) => !taken.has(file) && taken.add(file))
      .map((source) => ({
        source,
        address: addressOf(address(source)),
        markdown: readFileSync(join(ROOT, source), "utf8"),
        ...(source.startsWith("packages/") ? { label: LABELS[basename(source)] ?? basename(source) } : {}),
      })),
  );
}

/** Words of a source as Markdown: what stands there in angles is no markup. */
export const prose = (text: string): string =>
  text.replaceAll(/\{@link (\S+?)\}/g, "`$1`").replaceAll("<", "\\<");

/** Changes text outside of blocks of code. */
const outsideCode = (markdown: string, change: (text: string) => string): string =>
  markdown
    .split(/(^ *```[^]*?^ *```$)/m)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join("");

/** From one page to another, so that the site can be served below any path. */
export const between = (from: string, to: string): string =>
  `${posix.relative(`/${from}`, `/${to}`) || "."}/`.replace(/^\.\/$/, "./");

/**
 * A page whose links lead to pages, to the repository's files where they are no page, or nowhere: then it is refused.
 * Links of the repository's documents name files as they lie beside one another.
 */
export function withLinks(page: Page, pages: readonly Page[]): Page {
  const bySource = new Map(pages.flatMap(({ source, address }) => (source ? [[source, address]] : [])));
  const resolve = (target: string): string => {
    if (/^(?:[a-z]+:|#)/.test(target)) return target;
    const [, path = "", end = ""] = /^([^?#]*)(.*)$/.exec(target) ?? [];
    if (path.startsWith("/")) return between(page.address, path.replaceAll(/^\/|\/$/g, "")) + end;
    const file = posix.join(posix.dirname(page.source ?? ""), path).replace(/\/$/, "");
    const address = bySource.get(file) ?? bySource.get(`${file}/README.md`);
    if (address !== undefined) return between(page.address, address) + end;
    if (existsSync(join(ROOT, file))) return `${SOURCES}/${file}${end}`;
    throw new Error(`${page.source ?? page.address} links to ${target}, which is not there.`);
  };
  const markdown = outsideCode(page.markdown, (text) =>
    text.replaceAll(
      /(?<!!)(\[(?:[^\][]|\[[^\]]*\])*\])\(([^)\s]+)\)/g,
      (_, words: string, to: string) => `${words}(${resolve(to)})`,
    ),
  );
  return { ...page, markdown };
}
