import { browserStorage } from "../../browser-storage.ts";

/** The fragment of a link that goes on with a saved form: `#resume=…`. A fragment is never sent to a server. */
export const RESUME = /^#resume=([\w-]{20,100})$/;

/** How long a form that was begun is offered again on this device. */
const OFFERED_MS = 24 * 60 * 60 * 1000;

export const keyOf = (form: string, tenant: string): string => `${tenant}-Form-${form}`;

/** Whether there is something to go on with: in this tab, or behind the link the page was opened by. */
export function hasProgress(form: string, tenant: string): boolean {
  return RESUME.test(location.hash) || browserStorage("session").getItem(keyOf(form, tenant)) !== null;
}

/** The form begun in another tab of this device within a day; null when this tab has its own progress or link. */
export function offeredProgress(form: string, tenant: string): string | null {
  if (hasProgress(form, tenant)) return null;
  const [at, token] = browserStorage("local").getItem(keyOf(form, tenant))?.split(" ") ?? [];
  const age = Date.now() - Number(at);
  return token !== undefined && age >= 0 && age < OFFERED_MS ? token : null;
}
