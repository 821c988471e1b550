import "server-only";
import type { FormDefinition } from "@forecourt/leads";
import { formTranslation, type FormTranslation, translateForm } from "@forecourt/leads/translations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The words of forms in the language a site is read in, the dealer's own over the product's; null in English. */
export function formWordsOf({ config, texts }: Pick<TenantSite, "config" | "texts">): FormTranslation | null {
  const translation = formTranslation(config.market.locale);
  return translation && { ...translation, texts: { ...translation.texts, ...texts } };
}

/** A form in the language a site is read in. What it sends is the same in every language. */
export function formInLanguage(
  form: FormDefinition,
  site: Pick<TenantSite, "config" | "texts">,
): FormDefinition {
  const translation = formWordsOf(site);
  return translation ? translateForm(form, translation) : form;
}
