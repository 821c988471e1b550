import type { PromptSettings } from "../settings/prompts-settings.ts";

/** What is known of a shopper when something wants to pop up. Times are epoch milliseconds. */
export interface PromptFacts {
  readonly now: number;
  /** When this shopper last saw any prompt. */
  readonly lastPromptAt: number | null;
  /** When this shopper closed this prompt. */
  readonly closedAt: number | null;
  /** Whether a form on the page has been begun. */
  readonly formInUse: boolean;
}

/** Whether a prompt may be shown, and if not, why. */
export type PromptVerdict =
  | { show: true; afterMs: number }
  | { show: false; reason: "off" | "closed" | "too_soon" | "form_in_use" };

const HOUR = 3_600_000;

/**
 * Judges the text-us popup by the one governor of all prompts: never again once closed, never too often,
 * never over a form in use (where the tenant says so).
 *
 * @example
 * judgeTextUsPopup(config, { now, lastPromptAt: null, closedAt: null, formInUse: false })
 * // { show: true, afterMs: 3000 }
 */
export function judgeTextUsPopup(
  { prompts }: { readonly prompts: PromptSettings },
  facts: PromptFacts,
): PromptVerdict {
  const { textUs, minimumHoursBetween, neverOverForms } = prompts;
  if (!textUs.enabled || !textUs.popup) return { show: false, reason: "off" };
  if (facts.closedAt !== null) {
    const forgotten =
      textUs.closedForDays !== null && facts.now - facts.closedAt >= textUs.closedForDays * 24 * HOUR;
    if (!forgotten) return { show: false, reason: "closed" };
  }
  const since = facts.lastPromptAt === null ? Infinity : facts.now - facts.lastPromptAt;
  if (since < minimumHoursBetween * HOUR) return { show: false, reason: "too_soon" };
  if (neverOverForms && facts.formInUse) return { show: false, reason: "form_in_use" };
  return { show: true, afterMs: textUs.popupDelayMs };
}

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
