import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { settingRows, tenantJsonSchema } from "@forecourt/tenant-config";
import { EXIT, type TenantTools } from "./tenant-tools.ts";

/** The file editors find the settings' schema in, beside the tenant folders. */
export const SCHEMA_FILE = "tenant.schema.json";

/** The schema as it stands in its file: a line a value, so that two changes of it can be merged. */
export const schemaText = (): string => `${JSON.stringify(tenantJsonSchema(), null, 1)}\n`;

/** `forecourt tenant settings` */
export async function printSettings(tools: TenantTools): Promise<number> {
  for (const { path, description, default: usual } of settingRows()) {
    tools.out(`${path} = ${JSON.stringify(usual)}`);
    tools.out(`  ${description}`);
  }
  return Promise.resolve(EXIT.done);
}

/** `forecourt tenant schema` */
export async function writeSchema(tools: TenantTools): Promise<number> {
  const file = join(tools.directory, SCHEMA_FILE);
  await writeFile(file, schemaText());
  tools.out(`Wrote ${file}.`);
  return EXIT.done;
}
