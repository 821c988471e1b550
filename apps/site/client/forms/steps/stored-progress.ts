import { browserStorage } from "../../browser-storage.ts";
import { keyOf, RESUME } from "./form-progress.ts";

/**
 * Keeps how far the shopper is: for this tab, which goes on by itself, and once a step was passed for this device, which
 * only offers it, for a day. A form may hold an income, and a device may be shared.
 */
export function keepProgress(
  form: string,
  tenant: string,
  { token, stepPassed }: { token: string | null; stepPassed: boolean },
): void {
  if (token === null) return;
  browserStorage("session").setItem(keyOf(form, tenant), token);
  if (stepPassed) browserStorage("local").setItem(keyOf(form, tenant), `${Date.now()} ${token}`);
}

/** Forgets it: the form was sent, or the shopper starts afresh. */
export function forgetProgress(form: string, tenant: string): void {
  for (const kind of ["session", "local"] as const) browserStorage(kind).removeItem(keyOf(form, tenant));
}

/** Takes an offer: this tab goes on with that form, whatever was begun in it meanwhile. */
export function takeProgress(form: string, tenant: string, token: string): void {
  browserStorage("session").setItem(keyOf(form, tenant), token);
}

/** What was kept: by the link the page was opened with, else in this tab. Not to be trusted. */
export async function keptProgress(form: string, tenant: string): Promise<string | null> {
  const link = RESUME.exec(location.hash)?.[1];
  if (link) {
    const kept = await ask("/api/resume/open", { form, token: link });
    // Gone on with once, the link has done its work; a reload goes on from where the shopper is then.
    if (kept !== null) {
      history.replaceState(history.state, "", location.pathname + location.search);
      return kept;
    }
  }
  return browserStorage("session").getItem(keyOf(form, tenant));
}

/** Saves an unfinished form on the site and gives the link that opens it again; null when that failed. */
export async function saveForm(form: string, state: string): Promise<string | null> {
  const token = await ask("/api/resume", { form, state });
  return token === null ? null : `${location.origin}${location.pathname}${location.search}#resume=${token}`;
}

/** One call to the site's resume routes; each answers with one text. */
async function ask(path: string, body: Readonly<Record<string, string>>): Promise<string | null> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    const known = typeof answer === "object" && answer !== null && "kept" in answer ? answer.kept : null;
    return typeof known === "string" ? known : null;
  } catch {
    return null;
  }
}
