/** The parts of JSON Schema that settings and content files use. */
export interface Schema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  /** Of an item of the file's own definitions, or of another file. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

/** One field of a file: where it stands (`address.street`, `hours[].open`), and whether it has to be there. */
export interface Field {
  path: string;
  schema: Schema;
  required: boolean;
}

/** Every field of a file, those of a list's items and of inner objects too. A field of any name is written `*`. */
export function* fieldsOf(schema: Schema, path = "", root = schema): Generator<Field> {
  const [, name = ""] = /^#\/(?:\$defs|components\/schemas)\/(.+)$/.exec(schema.$ref ?? "") ?? [];
  const inner = root.$defs?.[name] ?? schema;
  const choices = inner.anyOf ?? inner.oneOf;
  if (choices) {
    // A file that is a list may also be an object with that list in it: the list says all.
    const list = path === "" ? choices.find(({ type }) => type === "array") : undefined;
    for (const choice of list ? [list] : choices) yield* fieldsOf(choice, path, root);
    return;
  }
  if (inner.items) yield* fieldsOf(inner.items, path === "" ? "" : `${path}[]`, root);
  const named = Object.entries(inner.properties ?? {}).filter(([name]) => name !== "$schema");
  const any =
    typeof inner.additionalProperties === "object" ? [["*", inner.additionalProperties] as const] : [];
  for (const [name, field] of [...named, ...any]) {
    const at = path === "" ? name : `${path}.${name}`;
    yield { path: at, schema: field, required: inner.required?.includes(name) ?? false };
    yield* fieldsOf(field, at, root);
  }
}

/** The largest whole number that JSON has exactly: a schema names it where there is no limit. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/**
 * What a value may be, in a few words: "number, 0 to 100", "one of `new`, `used`". Not `whole` is without the fields of
 * objects, where those are listed themselves.
 */
export function typeOf(schema: Schema, whole = true): string {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== "null");
  if (choices.length > 0) return [...new Set(choices.map((choice) => typeOf(choice, whole)))].join(" or ");
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null).map((value) => String(value) || '""');
    return `one of ${[...new Set(values)].map((value) => `\`${value}\``).join(", ")}`;
  }
  const types = [schema.type ?? []].flat().filter((type) => type !== "null");
  return types.map((type) => plainType(type, schema, whole)).join(" or ") || "any value";
}

function plainType(type: string, schema: Schema, whole: boolean): string {
  switch (type) {
    case "boolean":
      return "true or false";
    case "integer":
    case "number":
      return [type === "integer" ? "whole number" : "number", ...limits(schema)].join(", ");
    case "array":
      return schema.items ? `list of ${typeOf(schema.items, whole)}` : "list";
    case "object": {
      const { additionalProperties: values, properties } = schema;
      if (whole && properties && Object.keys(properties).length > 0)
        return `{ ${Object.entries(properties)
          .map(([name, one]) => `${name}${schema.required?.includes(name) ? "" : "?"}: ${typeOf(one, whole)}`)
          .join("; ")} }`;
      return typeof values === "object" ? `by name: ${typeOf(values, whole)}` : "object";
    }
    case "string":
      return schema.format ? `text (${schema.format})` : "text";
    default:
      return type;
  }
}

function limits({ minimum, exclusiveMinimum, maximum }: Schema): string[] {
  const from = minimum !== undefined && minimum > -NO_LIMIT ? minimum : undefined;
  const to = maximum !== undefined && maximum < NO_LIMIT ? maximum : undefined;
  if (from !== undefined && to !== undefined) return [`${from} to ${to}`];
  if (from !== undefined) return [`${from} or more`];
  if (exclusiveMinimum !== undefined) return [`more than ${exclusiveMinimum}`];
  return to === undefined ? [] : [`at most ${to}`];
}
