import { isDeskRequest } from "#host/desk/desk-request.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";
import { audit } from "./audit-trail.ts";
import { type DeskSession, isFresh, isOwnForm, readDeskSession } from "./desk-session.ts";
import { type DeskTask, mayDo, NEEDS_FRESH_SIGN_IN } from "./roles.ts";

/** What somebody wants done, once it is known whose site it is about. */
interface DeskAct {
  task: DeskTask;
  /** The site it is about, or all of them: it is done for every one or for none. */
  site: string | readonly string[];
  /** The command of the command line that does the same. */
  command: string;
  about: string | null;
  /** The page it was sent from, where a person who must sign in once more comes back to. */
  from: string;
  /** The page shown once it is done; left out, the one it was sent from. */
  after?: string;
  /** Does it, and returns the word under which the next page says so; with `back`, that page is the one it was sent from. */
  run: () => Promise<string | { done: string; back: true }>;
}

/** A form's fields as text; a file counts as nothing. */
export interface DeskForm {
  (name: string): string;
  /** The texts of a field that stands in the form more than once, such as boxes that are ticked. */
  all: (name: string) => string[];
}

/** Reads the form of a request; what is no form has no fields. */
export async function readDeskForm(request: Request): Promise<DeskForm> {
  const data = await request.formData().catch(() => new FormData());
  const all = (name: string): string[] => data.getAll(name).filter((value) => typeof value === "string");
  return Object.assign((name: string) => all(name)[0] ?? "", { all });
}

/**
 * Makes the route of a form of the desk. The one gate of all actions: only at the desk's listener, from a page of this
 * session, by a person whose role allows it for the site, after a fresh sign-in where it cannot be undone, and written to
 * the audit trail first. `read` finds out what is wanted; null is 404, as it is for a site the person does not see.
 */
export const deskAction = (
  read: (form: DeskForm, wiring: Wiring, session: DeskSession) => Promise<DeskAct | null>,
) =>
  wiredRoute(async (request, wiring) => {
    if (!isDeskRequest(request.headers)) return errorResponse(404, "There is nothing here.");
    const session = await readDeskSession(wiring);
    if (session === null) return seeOther("/desk/sign-in");
    const form = await readDeskForm(request);
    if (!isOwnForm(session, form("token")))
      return errorResponse(
        403,
        "This form is of an earlier session. Go back, reload the page and try again.",
      );
    const act = await read(form, wiring, session);
    const sites = act === null ? [] : [act.site].flat();
    if (act === null || sites.length === 0 || !sites.every((site) => mayDo(session.user, "read", site)))
      return errorResponse(404, "There is nothing here.");
    if (!sites.every((site) => mayDo(session.user, act.task, site)))
      return errorResponse(403, "Your role does not allow this.");
    if (NEEDS_FRESH_SIGN_IN.includes(act.task) && !isFresh(session, wiring.now()))
      return seeOther(`/desk/sign-in?again=1&next=${encodeURIComponent(act.from)}`);
    for (const site of sites)
      await audit(wiring, { by: session.user.name, did: act.command, site, about: act.about });
    const result = await act.run();
    const [done, at] = typeof result === "string" ? [result, act.after ?? act.from] : [result.done, act.from];
    return seeOther(`${at}${at.includes("?") ? "&" : "?"}done=${done}`);
  });

/** Sends the browser on to a page of the desk. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });

/** An address that a form names, where it is one of the desk's own pages; the first page otherwise. */
export const deskPath = (text: string): string => (/^\/desk(?:[/?][^\\\s]*)?$/.test(text) ? text : "/desk");
