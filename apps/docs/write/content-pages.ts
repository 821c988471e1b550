import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { prose, ROOT, type Page } from "./documents.ts";
import { fieldsOf, type Schema, typeOf } from "./schema-words.ts";

const FOLDER = "reference/files";
const TENANTS = join(ROOT, "apps/site/tenants");

/** The schema of each kind of file of a dealer's site, by its name; a test of the command line keeps them true. */
export const contentSchemas = (): Map<string, Schema> =>
  new Map(
    globSync("*.schema.json", { cwd: TENANTS })
      .toSorted()
      .map((file) => [
        basename(file, ".schema.json"),
        JSON.parse(readFileSync(join(TENANTS, file), "utf8")) as Schema,
      ]),
  );

/** A page for each kind of file; settings have pages of their own. */
export function contentPages(): Page[] {
  const kinds = [...contentSchemas()].filter(([name]) => name !== "tenant");
  const pages = kinds.map(([name, schema]) => ({
    address: `${FOLDER}/${name}`,
    markdown: [
      `# ${(schema.title ?? name).replace(/^acme\//, "").replace(/ of a dealer's site$/, "")}`,
      prose(schema.description ?? ""),
      `\`forecourt tenant check\` reads it by \`${name}.schema.json\`.`,
      // A field that two shapes of one object have is one field.
      ...[...new Map([...fieldsOf(schema)].map((field) => [field.path, field])).values()].map(
        ({ path, schema: field, required }) =>
          `## \`${path}\`\n\n${prose(field.description ?? "")}\n\n${prose(typeOf(field, false))}${required ? "; has to be there" : ""}.`,
      ),
      "",
    ].join("\n\n"),
  }));
  if (pages.length === 0) return [];
  const list = kinds.map(
    ([name, schema]) =>
      `| [${(schema.title ?? name).replace(/ of a dealer's site$/, "")}](/${FOLDER}/${name}/) | ${prose(schema.description ?? "")} |`,
  );
  const index = `# Every file of a dealer

A dealer's folder has [\`tenant.json\`](/reference/settings/) and what of the following there is any of; presets and features stand in
\`presets\`.

| file | what it is |
| --- | --- |
${list.join("\n")}
`;
  return [{ address: FOLDER, markdown: index }, ...pages];
}
