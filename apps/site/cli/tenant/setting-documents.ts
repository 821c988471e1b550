import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { feedMappingSchema } from "@forecourt/search/ingest";
import { settingRows } from "@forecourt/tenant-config";
import { type ContentFile, contentFiles } from "@forecourt/tenant-config/files";
import { z } from "zod";
import type { JsonOption } from "../options/common-options.ts";
import type { TenantTools } from "./tenant-tools.ts";
import { EXIT } from "../options/exit-codes.ts";

const ENDING = ".schema.json";

/** Every kind of file below the folder of tenants, with its schema. */
const documentedFiles = (): readonly ContentFile[] => [
  ...contentFiles(),
  {
    name: "feed",
    file: "acme/feeds/yard.json",
    description: "How the rows of a feed become cars.",
    schema: z.toJSONSchema(feedMappingSchema, { io: "input" }),
  },
];

/** The schemas by the names of their files, a line a value, so that two changes of one can be merged. */
export const schemaTexts = (): ReadonlyMap<string, string> =>
  new Map(
    documentedFiles().map(({ name, schema }) => [`${name}${ENDING}`, `${JSON.stringify(schema, null, 1)}\n`]),
  );

/** Writes all schemas beside the folders of tenants, where files name them. */
export async function writeSchemas(directory: string): Promise<readonly string[]> {
  const texts = schemaTexts();
  for (const [name, text] of texts) await writeFile(join(directory, name), text);
  return [...texts.keys()];
}

/** `forecourt tenant settings` */
export async function printSettings(tools: TenantTools, { json }: JsonOption = {}): Promise<number> {
  for (const { path, description, default: usual } of settingRows()) {
    if (json) tools.out(JSON.stringify({ path, description, default: usual }));
    else {
      tools.out(`${path} = ${JSON.stringify(usual)}`);
      tools.out(`  ${description}`);
    }
  }
  return Promise.resolve(EXIT.done);
}

/** `forecourt tenant schema` */
export async function writeSchema(tools: TenantTools, { json }: JsonOption = {}): Promise<number> {
  const files = (await writeSchemas(tools.directory)).map((name) => join(tools.directory, name));
  if (json) {
    tools.out(JSON.stringify({ files }));
    return EXIT.done;
  }
  for (const file of files) tools.out(file);
  const written = documentedFiles().map(({ name, file }) => `  ${file}: "$schema": "../${name}${ENDING}"`);
  tools.out(`Editors find them by a line in each JSON file, for example:\n${written.slice(0, 3).join("\n")}`);
  return EXIT.done;
}
