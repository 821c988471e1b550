import { readFileSync, globSync } from "node:fs";
import { join, posix } from "node:path";
import { readDeclarations, type Declaration } from "./declarations.ts";
import { between, prose, ROOT, type Page } from "./documents.ts";

/** Declarations longer than this are cut: a schema's inferred type says less than the sentences beside its fields. */
const LONGEST = 60;

/** An entry of a package, and what it exports. */
interface Entry {
  /** As it is imported, such as `@forecourt/search/car`. */
  address: string;
  /** The sentence of its row in the package's README. */
  purpose: string;
  names: readonly Declaration[];
}

function readEntries(folder: string): Entry[] {
  const read = (file: string) => readFileSync(join(ROOT, folder, file), "utf8");
  const manifest = JSON.parse(read("package.json")) as { name: string; exports: Record<string, string> };
  const rows = read("README.md")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
  return Object.entries(manifest.exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([entry, file]) => ({
      address: posix.join(manifest.name, entry),
      purpose:
        rows
          .find(([names]) => names?.includes(`\`${entry}\``))
          ?.at(-1)
          ?.trim()
          .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1") ?? "",
      names: readDeclarations(
        join(ROOT, folder, file.replace("./src/", "dist/").replace(/\.tsx?$/, ".d.ts")),
      ).toSorted((one, other) => one.name.localeCompare(other.name)),
    }));
}

const addressOf = (entry: string): string => {
  const [, name = "", ...path] = entry.split("/");
  // The components of `ui` are one page: each of its entries has one or two names.
  return name === "ui" ? "packages/ui/components" : `packages/${name}/api/${path.join("-") || "main"}`;
};

/** Headings by name, with the anchor that the site gives each: names that differ in case alone share a word. */
function anchors(names: readonly string[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    names.map((name) => {
      const word = name.toLowerCase();
      const before = seen.get(word) ?? 0;
      seen.set(word, before + 1);
      return [name, before === 0 ? word : `${word}-${before}`];
    }),
  );
}

const code = (text: string, language = "ts"): string => `\`\`\`${language}\n${text}\n\`\`\``;

function cut(text: string): string {
  const lines = text.split("\n");
  return lines.length <= LONGEST
    ? text
    : `${lines.slice(0, LONGEST).join("\n")}\n// … ${lines.length - LONGEST} more lines`;
}

/**
 * A declaration with links from the names in it to where they are described. It is markup without colours: those of a
 * hundred declarations weigh more than all else on a page.
 */
function signature(one: Declaration, linkOf: LinkOf): string {
  const text = cut(one.code).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const linked = text.replaceAll(/\b[A-Z]\w+/g, (name) => {
    const link = name === one.name ? undefined : linkOf(name);
    return link ? `<a href="${link}">${name}</a>` : name;
  });
  // A blank line would end the markup.
  return `<pre class="signature"><code>${linked.replaceAll(/\n(?=\n)/g, "\n&#8203;")}</code></pre>`;
}

function describe(one: Declaration, linkOf: LinkOf, level: string): string {
  const tags = one.tags.map(({ tag, text }) =>
    tag === "example" ? `Example:\n\n${code(text.trim())}` : `**${tag}** ${prose(text).trim()}`,
  );
  return [`${level} \`${one.name}\``, prose(one.words), signature(one, linkOf), ...tags].join("\n\n");
}

/** The address of a name's description. */
type LinkOf = (name: string) => string | undefined;

/** A page for each entry of each package, from the declarations that its build has written. */
export function apiPages(): Page[] {
  const entries = globSync("packages/*", { cwd: ROOT }).toSorted().flatMap(readEntries);
  const byAddress = Map.groupBy(entries, ({ address }) => addressOf(address));
  const links = new Map<string, Map<string, string>>();
  for (const [address, group] of byAddress)
    links.set(
      address,
      new Map(
        [...anchors(group.flatMap(ordered).map(({ name }) => name))].map(([name, anchor]) => [
          name,
          `${address}#${anchor}`,
        ]),
      ),
    );
  const linkOf = (from: string, name: string): string | undefined => {
    const [, folder] = from.split("/");
    const places = [...links].filter(([, names]) => names.has(name));
    // A name on the same page comes before one of the same package, and that before another package's.
    const [, names] =
      places.find(([address]) => address === from) ??
      places.find(([address]) => address.startsWith(`packages/${folder}/`)) ??
      places[0] ??
      [];
    const [address = "", anchor = ""] = names?.get(name)?.split("#") ?? [];
    if (address === "") return undefined;
    return address === from ? `#${anchor}` : `${between(from, address)}#${anchor}`;
  };
  return [...byAddress].map(([address, group]) => {
    const [first] = group;
    const title = group.length > 1 ? "The components of @forecourt/ui" : (first?.address ?? "");
    const body = group.flatMap((entry) => [
      ...(group.length > 1 ? [`## ${entry.address}`] : []),
      prose(entry.purpose),
      code(`import { … } from "${entry.address}";`, "js"),
      ...ordered(entry).map((one) =>
        describe(one, (name) => linkOf(address, name), group.length > 1 ? "###" : "##"),
      ),
    ]);
    const label =
      group.length > 1 ? "Components" : (first?.address ?? "").split("/").slice(2).join("/") || "Main entry";
    return { address, label, markdown: `# ${title}\n\n${body.join("\n\n")}\n` };
  });
}

/** What runs comes before types. */
const ordered = ({ names }: Entry): Declaration[] =>
  [...names].toSorted((one, other) => Number(one.kind === "type") - Number(other.kind === "type"));
