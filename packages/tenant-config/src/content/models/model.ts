import type { CarFacts } from "@forecourt/search/car";

/** One grade of a model, from the lowest up. */
export interface ModelGrade {
  name: string;
  /** What it costs new; null where the dealer does not say. */
  price: number | null;
  /** What it has more than the grade before it. */
  adds: readonly string[];
  /** Where it differs from the model as a whole. */
  facts: CarFacts;
}

/** A colour a model comes in, with the model painted so. */
export interface ModelColour {
  name: string;
  imageUrl: string | null;
}

/** A vehicle model the dealer presents (not a car in stock). Plain JSON; absent is null. */
export interface Model {
  id: string;
  name: string;
  slug: string;
  /** Sanitised HTML. */
  description: string | null;
  /** The body as a shopper reads it: "SUV", "Dual Cab Ute". */
  bodyStyle: string | null;
  imageUrl: string | null;
  fuel: string | null;
  variant: string | null;
  /** The dashboard's own state of the model ("current", "runout"); never shown. */
  status: string | null;
  /** Path the dashboard stored for the model's page. */
  path: string | null;
  /** A page that stands in for the model's own: "/mazda-cx-5-offer", or an outside address. */
  overrideUrl: string | null;
  manufacturerName: string | null;
  /** The tab of the mega-menu the tile stands under: "Mazda SUVs". */
  manufacturerBody: string | null;
  /** What its maker publishes of it, by the names of the table of facts. */
  facts: CarFacts;
  grades: readonly ModelGrade[];
  colours: readonly ModelColour[];
}
