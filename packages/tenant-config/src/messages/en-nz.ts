import type { Catalogue } from "./catalogue.ts";
import { EN_AU } from "./en-au.ts";

/** The English of New Zealand, which words nothing differently yet. */
export const EN_NZ: Catalogue = { ...EN_AU, locale: "en-NZ" };
