import type { z } from "zod";
import {
  modelTextsWire,
  modelWire,
  navigationWire,
  offerTextsWire,
  offerWire,
  reviewListWire,
} from "../content/wire/content-wire.ts";
import { featureFileSchema } from "../layers/feature-layers.ts";
import { specialDayWire } from "../locations/wire/hours-wire.ts";
import { locationWire } from "../locations/wire/location-wire.ts";
import { pageHead, postHead } from "./article-wire.ts";
import { translatedTexts } from "./read-translations.ts";
import { DIALECT, type JsonSchema, plainSchema, tenantJsonSchema } from "./tenant-json-schema.ts";

/** One kind of file that a dealer's site is written in. */
export interface ContentFile {
  /** The name of its schema: "locations" is in `locations.schema.json`. */
  readonly name: string;
  /** Where it stands, below the folder of tenants: "acme/locations.json". */
  readonly file: string;
  readonly description: string;
  /** Of the file; of the details at the head of an article. */
  readonly schema: JsonSchema;
}

/**
 * Every kind of file below the folder of tenants, with the schema it is read by. What a file's schema cannot say (an id
 * twice, a state that the market lacks) `forecourt tenant check` says.
 *
 * @example
 * contentFiles().find(({ name }) => name === "offers")?.file // "acme/offers.json"
 */
export function contentFiles(): readonly ContentFile[] {
  const list = (name: string, description: string, item: z.ZodType, folder = "acme") =>
    file(
      folder === "acme" ? name : `${name}-texts`,
      `${folder}/${name}.json`,
      description,
      listSchema(name, plainSchema(item)),
    );
  const settings = tenantJsonSchema();
  return [
    file("tenant", "acme/tenant.json", "The dealer's settings; presets have the same.", settings),
    list("locations", "Places to drive to, their hours and how they are reached.", locationWire("strict")),
    list("special-hours", "Days on which a location keeps other hours.", specialDayWire("strict")),
    list("offers", "Offers of the dealer.", offerWire("strict")),
    list("models", "Models that the dealer sells new.", modelWire("strict")),
    list("navigation", "The menu, where it is not the usual one.", navigationWire("strict")),
    file(
      "reviews",
      "acme/reviews.json",
      "What customers wrote about the dealer.",
      withSchemaLine(plainSchema(reviewListWire("strict"))),
    ),
    file("page", "acme/pages/about-us.md", "The details at the head of a page.", plainSchema(pageHead)),
    file("post", "acme/posts/summer.md", "The details at the head of a post.", plainSchema(postHead)),
    file(
      "texts",
      "acme/es-US/texts.json",
      "The dealer's own words in another language, each under the text as it stands.",
      plainSchema(translatedTexts),
    ),
    list("offers", "Offers in another language.", offerTextsWire, "acme/es-US"),
    list("models", "Models in another language.", modelTextsWire, "acme/es-US"),
    file(
      "features",
      "presets/features.json",
      "Features by name, each with the sites it is on for.",
      featuresSchema(),
    ),
  ];
}

const file = (name: string, at: string, description: string, schema: JsonSchema): ContentFile => {
  const title = `${at} of a dealer's site`;
  return { name, file: at, description, schema: { $schema: DIALECT, title, description, ...schema } };
};

/** Of a list, or of an object that holds the list beside the line that names this schema. */
const listSchema = (name: string, item: JsonSchema): JsonSchema => ({
  anyOf: [
    { type: "array", items: { $ref: "#/$defs/item" } },
    {
      type: "object",
      properties: {
        $schema: { type: "string" },
        [name]: { description: "The list.", type: "array", items: { $ref: "#/$defs/item" } },
      },
      required: [name],
      additionalProperties: false,
    },
  ],
  $defs: { item },
});

const withSchemaLine = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { $schema: { type: "string" }, ...Object(schema["properties"]) },
});

/** A feature brings settings as a tenant's file has them. */
function featuresSchema(): JsonSchema {
  const { additionalProperties: feature, propertyNames } = plainSchema(featureFileSchema);
  const properties = Object(Object(feature).properties);
  return {
    type: "object",
    properties: { $schema: { type: "string" } },
    propertyNames: { anyOf: [{ const: "$schema" }, propertyNames] },
    additionalProperties: {
      ...Object(feature),
      properties: { ...properties, settings: { ...properties.settings, $ref: "tenant.schema.json" } },
    },
  };
}
