/** How often a site may interrupt; part of a tenant's section `prompts`. */
export interface PromptPolicy {
  /** Hours between two prompts of any kind to one shopper; 0 sets no limit. */
  readonly minimumHoursBetween: number;
  /** Never over a form a shopper has begun. */
  readonly neverOverForms: boolean;
  /** Days a closed prompt stays closed; `null` is for good. */
  readonly closedForDays: number | null;
}

/** What is remembered of prompts in one browser. Times are epoch milliseconds. */
export interface PromptMemory {
  /** When any prompt was last shown. */
  readonly shownAt: number | null;
  /** When each prompt was last closed by the shopper, by name. */
  readonly closedAt: Readonly<Record<string, number>>;
}

/** Why a prompt does not appear now. */
export type PromptRefusal = "closed_before" | "too_soon" | "form_in_use";

/** What is true at the moment a prompt would appear. */
export interface PromptMoment {
  readonly now: Date;
  readonly formInUse: boolean;
}

const HOUR = 60 * 60 * 1000;

/**
 * The one governor of everything that pops up: why a prompt stays away, or `null` when it may appear.
 *
 * @example
 * promptRefusal("text-us", noPrompts, policy, { now, formInUse: true }) // "form_in_use"
 */
export function promptRefusal(
  name: string,
  memory: PromptMemory,
  policy: PromptPolicy,
  { now, formInUse }: PromptMoment,
): PromptRefusal | null {
  const closedAt = Object.hasOwn(memory.closedAt, name) ? memory.closedAt[name] : undefined;
  if (closedAt !== undefined) {
    const days = policy.closedForDays;
    if (days === null || now.getTime() - closedAt < days * 24 * HOUR) return "closed_before";
  }
  const { shownAt } = memory;
  if (shownAt !== null && now.getTime() - shownAt < policy.minimumHoursBetween * HOUR) return "too_soon";
  return formInUse && policy.neverOverForms ? "form_in_use" : null;
}

/** A browser that has seen no prompt yet. */
export const noPrompts: PromptMemory = { shownAt: null, closedAt: {} };

/** The memory after a prompt was shown. */
export const rememberShown = (memory: PromptMemory, now: Date): PromptMemory => ({
  ...memory,
  shownAt: now.getTime(),
});

/** The memory after the shopper closed a prompt. */
export const rememberClosed = (memory: PromptMemory, name: string, now: Date): PromptMemory => ({
  ...memory,
  closedAt: { ...memory.closedAt, [name]: now.getTime() },
});

const isTime = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/**
 * Reads the memory back from the browser, trusting nothing. A time in the future counts as now, so
 * that a wrong clock does not silence a site for ever. Anything broken is no memory.
 *
 * @example
 * parsePromptMemory(localStorage.getItem("prompts"), new Date())
 */
export function parsePromptMemory(stored: string | null, now: Date): PromptMemory {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? "null");
  } catch {
    return noPrompts;
  }
  if (typeof value !== "object" || value === null) return noPrompts;
  const past = (time: number) => Math.min(time, now.getTime());
  const shownAt = "shownAt" in value && isTime(value.shownAt) ? past(value.shownAt) : null;
  const closed = "closedAt" in value ? Object.entries(value.closedAt ?? {}) : [];
  const closedAt = closed.filter(
    (entry): entry is [string, number] => entry[0] !== "__proto__" && isTime(entry[1]),
  );
  return { shownAt, closedAt: Object.fromEntries(closedAt.map(([name, time]) => [name, past(time)])) };
}
