import { type FormDefinition, type FormFacts, formFor, type FormId, withOwnTexts } from "@forecourt/leads";
import { formMessages } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** A form in the language a site is read in, the dealer's own texts too. What it sends is the same in every language. */
export function formInLanguage(
  id: FormId,
  { config, texts }: Pick<TenantSite, "config" | "texts">,
  facts: FormFacts,
): FormDefinition {
  const form = formFor(id, config, { ...facts, market: config.rules, words: formMessages(config) });
  return withOwnTexts(form, texts);
}
