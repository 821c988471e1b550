import type { FormMessages } from "@forecourt/leads";
import { catalogueOf } from "./catalogues.ts";

/**
 * The texts of a site's forms in its language.
 *
 * @example
 * formMessages(config).titles.used // "Submit an enquiry"
 */
export const formMessages = ({ market }: { readonly market: { readonly locale: string } }): FormMessages =>
  catalogueOf(market.locale).forms;
