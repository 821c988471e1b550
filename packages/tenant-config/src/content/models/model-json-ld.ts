import { plainText } from "../texts/plain-text.ts";
import type { Model } from "./model.ts";

/** A model as structured data for search engines. */
export interface ModelJsonLd {
  readonly "@context": "https://schema.org";
  readonly "@type": "Car";
  readonly [name: string]: unknown;
}

/** What a model cannot know by itself. */
export interface ModelJsonLdOptions {
  /** Its page, absolute. */
  readonly url: string;
  /** With its manufacturer, as the page is headed. */
  readonly title: string;
  readonly manufacturer: string | null;
}

const given = (name: string, value: string | null): Record<string, string> =>
  value === null || value === "" ? {} : { [name]: value };

/**
 * A model as schema.org's `Car`, with what its page shows of it and no price, because none is for the model as such.
 *
 * @example
 * modelJsonLd(model, { url: "https://a.example/cx-5", title: "Mazda CX-5", manufacturer: "Mazda" })["@type"] // "Car"
 */
export function modelJsonLd(model: Model, { url, title, manufacturer }: ModelJsonLdOptions): ModelJsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Car",
    "@id": `${url}#model`,
    name: title,
    url,
    model: model.name,
    ...(manufacturer === null ? {} : { brand: { "@type": "Brand", name: manufacturer } }),
    ...given("image", model.imageUrl === null ? null : new URL(model.imageUrl, url).href),
    ...given("description", model.description === null ? null : plainText(model.description)),
    ...given("bodyType", model.bodyStyle),
    ...given("fuelType", model.fuel),
  };
}
