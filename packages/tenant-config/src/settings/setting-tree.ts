import { z } from "zod";

/** A node of the tree of all settings, made once from the schemas of the sections. */
export type SettingNode =
  | { kind: "section"; fields: ReadonlyMap<string, SettingNode>; schema: z.ZodType; description: string }
  | { kind: "record"; key: z.ZodType; value: SettingNode; schema: z.ZodType; description: string }
  | { kind: "value"; nullable: boolean; schema: z.ZodType; description: string };

/** Whether a schema takes null for an answer. */
const takesNull = (schema: z.ZodType): boolean => schema.safeParse(null).success;

function asType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new TypeError(
    "A settings schema holds something that is no zod schema; sections are built with z.strictObject.",
  );
}

/**
 * Reads a schema into the tree that layering works on. Objects are merged key by key, records too;
 * everything else, nullable objects included, is one value that a stronger layer replaces whole.
 */
export function settingTree(schema: z.ZodType, inherited = ""): SettingNode {
  const description = schema.description ?? inherited;
  if (schema instanceof z.ZodObject) {
    const fields = new Map(
      Object.entries(schema.shape).map(([name, field]) => [name, settingTree(asType(field))] as const),
    );
    return { kind: "section", fields, schema, description };
  }
  if (schema instanceof z.ZodRecord) {
    return {
      kind: "record",
      key: asType(schema.def.keyType),
      value: settingTree(asType(schema.def.valueType), description),
      schema,
      description,
    };
  }
  const wrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly;
  if (wrapped) return settingTree(asType(schema.def.innerType), description);
  return { kind: "value", nullable: takesNull(schema), schema, description };
}

/** The node a dotted path names, or null. Keys of records are taken as they come. */
export function settingAt(root: SettingNode, path: readonly string[]): SettingNode | null {
  let node: SettingNode | null = root;
  for (const name of path) {
    if (node.kind === "value") return null;
    const next: SettingNode | undefined = node.kind === "record" ? node.value : node.fields.get(name);
    if (next === undefined) return null;
    node = next;
  }
  return node;
}
