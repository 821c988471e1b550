/** Writes every page of the site into `src/content/docs`, from the repository's documents, sources and schemas. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { apiPages } from "./api-pages.ts";
import { commandPages } from "./command-pages.ts";
import { contentPages } from "./content-pages.ts";
import { flow } from "./flow.ts";
import { httpPages } from "./http-pages.ts";
import { writePlayground } from "./playground-files.ts";
import { settingPages } from "./setting-pages.ts";
import { readDocuments, ROOT, withLinks, type Page } from "./documents.ts";

const APP = join(ROOT, "apps/docs");
const CONTENT = join(APP, "src/content/docs");

const SOURCES = "https://github.com/forecourt/forecourt/edit/main";

/** A page as Starlight reads it: its title is the first heading, which Starlight writes itself. */
function written({ address, markdown, source, label }: Page): string {
  const [, title = "", rest = ""] = /^# (.+)\n([^]*)$/.exec(markdown) ?? [];
  if (title === "") throw new Error(`${source ?? address} does not begin with a title.`);
  const facts = {
    title: title.replaceAll("`", ""),
    editUrl: source ? `${SOURCES}/${source}` : false,
    ...(label ? { sidebar: { label } } : {}),
  };
  const body = rest.replaceAll(/^```flow\n([^]*?)^```$/gm, (_, diagram: string) => flow(diagram));
  return `---\n${JSON.stringify(facts)}\n---\n${body}`;
}

const pages = [
  ...readDocuments(),
  ...apiPages(),
  ...settingPages(),
  ...contentPages(),
  ...commandPages(),
  ...(await httpPages()),
];
const twice = pages.filter(({ address }, at) => pages.findIndex((page) => page.address === address) !== at);
if (twice.length > 0) throw new Error(`Two pages have the address ${twice[0]?.address}.`);

rmSync(CONTENT, { recursive: true, force: true });
for (const page of pages) {
  // A page that others lie below is the first of its folder.
  const isFirst = pages.some(({ address }) => address.startsWith(`${page.address}/`)) || page.address === "";
  const file = join(CONTENT, page.address, isFirst ? "index.md" : `../${basename(page.address)}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, written(withLinks(page, pages)));
}
await writePlayground();
process.stdout.write(`${pages.length} pages are written\n`);
