import { isRecord } from "@forecourt/search/kernel";
import { plainSchema } from "../files/tenant-json-schema.ts";
import { tenantSettings } from "../settings/section-schemas.ts";
import { settingAt } from "../settings/setting-tree.ts";

/** How a form takes one setting: ticked, chosen from a list, typed as a number or a text, or written as JSON. */
export interface SettingField {
  readonly path: string;
  /** What the setting does, in plain words. */
  readonly description: string;
  readonly kind: "flag" | "choice" | "number" | "text" | "json";
  /** What a choice is made from; empty for any other kind. */
  readonly choices: readonly string[];
  /** Whether the setting may be empty. */
  readonly nullable: boolean;
}

/**
 * The field of a form for one setting, made from its schema; null for a path that names no setting, or a whole section.
 *
 * @example
 * settingField("cars.newArrivalDays")?.kind // "number"
 */
export function settingField(path: string): SettingField | null {
  const node = settingAt(tenantSettings, path.split("."));
  if (node === null || node.kind === "section") return null;
  const common = { path, description: node.description, choices: [] };
  if (node.kind === "record") return { ...common, kind: "json", nullable: false };
  const { nullable, schema } = node;
  const read = plainSchema(schema);
  const given = alternatives(read).filter(({ type }) => type !== "null");
  const named = given.map(namedTexts);
  if (named.length > 0 && named.every((texts) => texts !== null))
    return { ...common, kind: "choice", choices: named.flat(), nullable };
  const [kind, ...others] = new Set(given.map(({ type }) => KINDS.get(typeof type === "string" ? type : "")));
  return { ...common, kind: others.length === 0 ? (kind ?? "json") : "json", nullable };
}

/** The texts that a schema names one by one; null where it takes others. */
function namedTexts({ enum: choices, const: only }: Readonly<Record<string, unknown>>): string[] | null {
  const texts: unknown[] = Array.isArray(choices) ? choices : [only];
  return texts.every((text) => typeof text === "string") ? texts : null;
}

const KINDS: ReadonlyMap<string, SettingField["kind"]> = new Map([
  ["boolean", "flag"],
  ["number", "number"],
  ["integer", "number"],
  ["string", "text"],
]);

const alternatives = (schema: Readonly<Record<string, unknown>>): Record<string, unknown>[] =>
  Array.isArray(schema["anyOf"]) ? schema["anyOf"].filter(isRecord) : [schema];
