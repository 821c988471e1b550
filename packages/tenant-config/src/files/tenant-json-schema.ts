import { z } from "zod";
import { MARKETS } from "../markets/markets.ts";
import { tenantSettings } from "../settings/section-schemas.ts";
import type { SettingNode } from "../settings/setting-tree.ts";

/** A JSON Schema, as editors read it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of a tenant's or preset's file, for editors: every setting may be left out, and may be
 * null to take back what weaker layers say.
 */
export function tenantJsonSchema(): JsonSchema {
  const whole = nodeSchema(tenantSettings);
  const properties = { $schema: { type: "string" }, ...Object(whole["properties"]) };
  return {
    $schema: DIALECT,
    title: "Settings of one dealer site, or of a group preset",
    ...whole,
    properties,
  };
}

/** The dialect of all schemas here. */
export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

function nodeSchema(node: SettingNode): JsonSchema {
  const described = node.description === "" ? {} : { description: node.description };
  if (node.kind === "section") {
    const properties = Object.fromEntries([...node.fields].map(([name, field]) => [name, orNull(field)]));
    return { type: "object", ...described, properties, additionalProperties: false };
  }
  if (node.kind === "record") {
    return {
      type: "object",
      ...described,
      propertyNames: plainSchema(node.key),
      additionalProperties: orNull(node.value),
    };
  }
  return { ...plainSchema(node.schema), ...described };
}

/** What a file may say at a node: the setting, or null. */
function orNull(node: SettingNode): JsonSchema {
  const { description, ...schema } = nodeSchema(node);
  const described = description === undefined ? {} : { description };
  if (node.kind === "value" && node.nullable) return { ...described, ...schema };
  return { ...described, anyOf: [schema, { type: "null" }] };
}

/** What a schema takes, without the line that names its dialect. */
export function plainSchema(schema: z.ZodType): JsonSchema {
  const read = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const { $schema: _, oneOfMarkets = false, ...plain } = read;
  return oneOfMarkets === true ? { type: "string", enum: Object.keys(MARKETS) } : plain;
}
