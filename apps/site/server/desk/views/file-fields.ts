import { isRecord } from "@forecourt/search/kernel";
import { contentFileKind, contentFiles } from "@forecourt/tenant-config/files";

/** One thing that a file, or an entry of it, may say. */
interface FileField {
  name: string;
  about: string;
  isNeeded: boolean;
}

/** What an entry of a list file, an article's head or a whole file may say, by its schema. */
export function fileFields(name: string): FileField[] {
  const kind = contentFileKind(name);
  const schema: unknown = contentFiles().find((each) => each.name === kind)?.schema;
  const item = at(schema, "$defs", "item") ?? schema;
  const needed = at(item, "required");
  return Object.entries(Object(at(item, "properties"))).flatMap(([field, value]) =>
    field === "$schema"
      ? []
      : [
          {
            name: field,
            about: wordsOf(at(value, "description")),
            isNeeded: Array.isArray(needed) && needed.includes(field),
          },
        ],
  );
}

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), value);

const wordsOf = (value: unknown): string => (typeof value === "string" ? value : "");
