import { type FactName, factRows } from "@forecourt/search/car";
import { z } from "zod";

/** Facts that every car has; the others are those of its trade. */
const CAR_FACTS = [
  ...(["odometer", "transmission", "fuel", "engine", "drive"] as const),
  ...(["seats", "body", "colour", "condition", "year", "vin"] as const),
] as const;

/** A fact that may stand on a car's card or among its key facts. */
export type ShownFact = (typeof CAR_FACTS)[number] | FactName;

/** The names of facts, for settings that choose and order them. */
export const shownFact = z.enum([...CAR_FACTS, ...factRows.map(({ fact }) => fact)]);
