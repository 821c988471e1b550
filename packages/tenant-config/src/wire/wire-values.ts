import { nearestName } from "@forecourt/search/kernel";
import { z } from "zod";

/**
 * How a source of content is read. Files are written by people, so a misspelt key is a mistake worth
 * telling; a dashboard sends more than we know, so there what is not understood is left out.
 */
export type WireReading = "strict" | "lenient";

/** A schema for each way of reading, built when first used and then cached: building costs far more than parsing. */
export function perReading<Schema>(
  build: (reading: WireReading) => Schema,
): (reading: WireReading) => Schema {
  const built = new Map<WireReading, Schema>();
  return (reading) => {
    const known = built.get(reading);
    if (known) return known;
    const schema = build(reading);
    built.set(reading, schema);
    return schema;
  };
}

/** A wrong file is explained by its first few unknown keys as well as by all of them. */
const MAX_NAMED_KEYS = 10;

/** A misspelt key is reported with the one that was probably meant, any other with those there are. */
const describeUnknownKeys = (shape: object) => (issue: z.core.$ZodRawIssue) => {
  if (issue.code !== "unrecognized_keys") return undefined;
  const known = Object.keys(shape);
  const all = `there are ${known.join(", ")}`;
  return issue.keys
    .slice(0, MAX_NAMED_KEYS)
    .map((key) => {
      const near = nearestName(key, known);
      return `"${key}" is not known here; ${near === null ? all : `did you mean "${near}"?`}`;
    })
    .join("; ")
    .replaceAll(`${all}; `, "");
};

/** An object of the wire: unknown keys are refused when reading strictly, dropped otherwise. */
export function wireObject<Shape extends z.core.$ZodLooseShape>(shape: Shape, reading: WireReading) {
  return reading === "strict"
    ? z.strictObject(shape, { error: describeUnknownKeys(shape) })
    : z.object(shape);
}

/** In a file a wrong value is reported; from a dashboard it counts as absent. */
function refuseOrOverlook(
  reading: WireReading,
  context: { addIssue(issue: { code: "custom"; message: string }): void },
  message: string,
): null {
  if (reading === "strict") context.addIssue({ code: "custom", message });
  return null;
}

/** Text or an id that may be absent, null, blank or a bare number; blanks around it go, and nothing is null. */
export const wireText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const text = value === null || value === undefined ? "" : String(value).trim();
    return text === "" ? null : text;
  });

/** An id, which dashboards print as a number or a text; a text inside. */
export const wireId = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => value !== "", "must not be empty");

/** A name that must be there. */
export const wireName = z
  .string({ error: "must be a text" })
  .transform((value) => value.trim())
  .refine((value) => value !== "", "must not be empty");

/** A number that may be printed as text; absent or blank is null, and so is nonsense read leniently. */
export const wireNumber = (reading: WireReading) =>
  z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value, context) => {
      if (value === null || value === undefined || value === "") return null;
      const number = Number(value);
      if (Number.isFinite(number)) return number;
      return refuseOrOverlook(reading, context, "must be a number");
    });

/** A flag that may be absent, with what its absence means. */
export const wireFlag = (absent: boolean) =>
  z
    .union([z.boolean(), z.literal(["true", "false", "1", "0", 1, 0])])
    .nullish()
    .transform((value) =>
      value === null || value === undefined
        ? absent
        : value === true || String(value) === "true" || String(value) === "1",
    );

const isOwnPath = (value: string) => /^\/(?![/\\])\S*$/.test(value);
const isWebAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);

/** An http(s) address or a path of this site. Anything else (`javascript:`, `data:`) is refused, or null read leniently. */
export const wireUrl = (reading: WireReading) =>
  wireText.transform((value, context) =>
    value === null || isOwnPath(value) || isWebAddress(value)
      ? value
      : refuseOrOverlook(
          reading,
          context,
          'must be an address like "https://example.com/x" or a path like "/x"',
        ),
  );

/** A list that may be absent. */
export const wireList = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** A date or timestamp of the wire as epoch milliseconds; absent is null, and so is nonsense read leniently. */
export const wireInstant = (reading: WireReading) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value, context) => {
      if (value === null || value === undefined || value === "") return null;
      const time = typeof value === "number" ? value : Date.parse(value);
      if (Number.isFinite(time)) return time;
      return refuseOrOverlook(reading, context, 'must be a date like "2026-11-21" or a full timestamp');
    });
