import * as fc from "fast-check";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Long enough to find a limit of ours, short enough to be sent a thousand times. */
const MOST = 40;

/** Values of a JSON Schema as zod prints it. Where the schema says nothing, any JSON. */
export function valuesOf(schema: unknown): fc.Arbitrary<unknown> {
  if (!isObject(schema)) return fc.jsonValue({ maxDepth: 2 });
  if ("const" in schema) return fc.constant(schema["const"]);
  if ("enum" in schema) return fc.constantFrom(...list(schema["enum"]));
  for (const name of ["anyOf", "oneOf"])
    if (name in schema) return fc.oneof(...list(schema[name]).map(valuesOf));
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one: unknown) => valuesOf({ ...schema, type: one })));
  switch (type) {
    case "string":
      return texts(schema);
    case "integer":
    case "number":
      return fc.integer({
        min: number(schema["minimum"], -1_000),
        max: number(schema["maximum"], 1_000_000),
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf(schema["items"]), {
        minLength: number(schema["minItems"], 0),
        maxLength: Math.min(number(schema["maxItems"], 5), 5),
      });
    case "object":
      return objects(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function texts({ pattern, minLength, maxLength }: Json): fc.Arbitrary<string> {
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
  const least = number(minLength, 0);
  const most = Math.max(least, Math.min(number(maxLength, MOST), MOST));
  return fc.string({ unit: "grapheme", minLength: least, maxLength: most });
}

function objects(schema: Json): fc.Arbitrary<unknown> {
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const named = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesOf(each)]));
  const requiredKeys = list(schema["required"])
    .map(String)
    .filter((name) => name in named);
  return fc.record(named, { requiredKeys });
}
