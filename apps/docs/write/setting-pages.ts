import { settingRows, type SettingRow } from "@forecourt/tenant-config";
import { contentSchemas } from "./content-pages.ts";
import { prose, type Page } from "./documents.ts";
import { typeOf, type Schema } from "./schema-words.ts";
import { NO_PICTURE, settingPictures } from "./setting-pictures.ts";

const FOLDER = "reference/settings";
const LONGEST = 60;

/** The schema of one setting: what may be written in a file, where null takes it back. */
function schemaAt(path: string): Schema {
  return path.split(".").reduce<Schema>((schema, name) => {
    const section = schema.properties
      ? schema
      : (schema.anyOf?.find(({ properties }) => properties) ?? schema);
    return section.properties?.[name] ?? {};
  }, contentSchemas().get("tenant") ?? {});
}

function shownDefault(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  if (text.length <= LONGEST) return `\`${text}\``;
  return Array.isArray(value) ? `a list of ${value.length}` : `\`${text.slice(0, LONGEST)}…\``;
}

/** Longer values would make links of many lines. */
const LONGEST_TRIED = 200;

/** The way to the playground with a setting in hand: it shows the card and the words that follow, and every layer. */
function tried(path: string, value: unknown): string {
  const changes = path.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const text = JSON.stringify(changes, null, 2);
  if (text.length > LONGEST_TRIED) return "";
  const query = new URLSearchParams({ tab: "settings", changes: text }).toString();
  return ` [Try \`${path}\`](/playground/?${query.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

/** The picture of a setting, or why there is none. */
function picture(path: string): string {
  const row = settingPictures()[path];
  if (row === undefined)
    throw new Error(`${path} has no picture: pnpm shots --settings ${path.split(".")[0]}`);
  if ("none" in row) return `\n\n${NO_PICTURE[row.none]}`;
  const given = row.given === undefined ? "" : ` of a site with \`${row.given}\``;
  const words = `Before and after: \`${row.page}\`${given}, where \`${path}\` is set to \`${row.to}\`.`;
  const file = `${"../".repeat(3)}settings/${path}.avif`;
  return `\n\n<img class="setting" src="${file}" width="648" height="${row.height}" alt="Before and after" loading="lazy">\n\n${prose(words)}`;
}

const setting = ({ path, description, default: value }: SettingRow): string =>
  `## \`${path}\`\n\n${prose(description)}\n\n${prose(typeOf(schemaAt(path)))}; ${shownDefault(value)} by default.${tried(path, value)}${picture(path)}\n`;

/** A page for each section of settings, and one that lists the sections. */
export function settingPages(): Page[] {
  const sections = [...Map.groupBy(settingRows(), ({ path }) => path.split(".")[0] ?? "")];
  const pages = sections.map(([section, rows]) => ({
    address: `${FOLDER}/${section.toLowerCase()}`,
    markdown: [`# ${section}`, "", schemaAt(section).description ?? "", "", ...rows.map(setting)].join("\n"),
  }));
  const list = sections.map(
    ([section, rows]) =>
      `| [\`${section}\`](/${FOLDER}/${section.toLowerCase()}/) | ${rows.length} | ${prose(schemaAt(section).description ?? "")} |`,
  );
  const rows = Object.values(settingPictures());
  const pictures = rows.filter((row) => !("none" in row)).length;
  const index = `# Every setting

What differs between dealers is a setting in the dealer's \`tenant.json\`, in the preset of its group, in its market or its template.
\`forecourt tenant explain SLUG PATH\` says what a site has and which layer set it; [layers](/concepts/layers/) explains how they
are laid over one another. \`null\` takes back what a weaker layer says. \`forecourt tenant schema\` writes the JSON Schema for editors.
${pictures} of ${rows.length} settings have a picture of what they change on a page; each other one says why it has none.

| section | settings | what it is about |
| --- | --- | --- |
${list.join("\n")}
`;
  return [{ address: FOLDER, markdown: index }, ...pages];
}
