import type { PromptSettings } from "../settings/sections/prompts-settings.ts";

/** The 'Text us' button, decided. */
export interface TextUsButton {
  /** The number a shopper's text goes to: the button's own, else the site's. */
  readonly phone: string;
  /** How long the chat widget is given to open once it is loaded. */
  readonly openAfterMs: number;
}

/**
 * The 'Text us' button of a site; null where it is off or has no number to write to.
 *
 * @example
 * textUsButton(config) // { phone: "0491 570 156", openAfterMs: 1300 }
 */
export function textUsButton({
  prompts,
  site,
}: {
  readonly prompts: PromptSettings;
  readonly site: { readonly phone: string | null };
}): TextUsButton | null {
  const phone = prompts.textUs.phone ?? site.phone;
  return prompts.textUs.enabled && phone !== null ? { phone, openAfterMs: prompts.textUs.openDelayMs } : null;
}
