import { leadCar, leadEventName } from "@forecourt/analytics";
import {
  chosenCategory,
  failureText,
  type FormDefinition,
  parseSubmission,
  type RawValues,
} from "@forecourt/leads";
import { type SentLead, sendLead } from "@forecourt/leads/browser";
import type { EnquirySetting } from "../enquiry-setting.ts";
import { rememberSent } from "../shopper-memory.ts";
import type { OutsideService } from "../../outside/outside-service.ts";
import { convert, currentJourney, track } from "../../visit/track-visit.ts";
import type { FileSender, SendPart } from "./send-files.ts";
import { verificationService } from "./verification-service.ts";

/** One call to the lead route. */
export interface Sending {
  /** Answers and facts of the page, as a form posts them; files among them travel beside the lead. */
  values: RawValues;
  key: string;
  signal: AbortSignal;
  /** Sends the form's files, of which it remembers those that have arrived. */
  sendFiles: FileSender;
  /** A step that is saved before the form is finished: no event, no alert, no files yet. */
  unfinished?: boolean;
}

/** What an unfinished lead says of itself. */
const UNFINISHED = { lead_status: "Incomplete", form_completed: false } as const;

/** What became of an enquiry; one that failed says so in the server's words, or in the form's. */
export type SentEnquiry =
  | Extract<SentLead, { ok: true }>
  | (Extract<SentLead, { ok: false }> & { message: string });

/** When the page was opened, not when the form was touched: a browser that fills in everything at once is no robot. */
const openedAt = Math.round(performance.timeOrigin);

/** Sends a lead, or one step of it, and tracks and remembers a finished one. */
export async function sendEnquiry(
  form: FormDefinition,
  setting: EnquirySetting,
  { values, key, signal, sendFiles, unfinished = false }: Sending,
): Promise<SentEnquiry> {
  const service = unfinished ? null : verificationService();
  let token: string | null = null;
  const facts = {
    // A form of one page; one of several says how far it is.
    step_number: form.steps.length,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => !isFiles(value))),
    ...currentJourney(),
    idempotency_key: key,
    opened_at: openedAt,
    // The server keeps the tracked parameters of it and drops the rest.
    url: `${location.pathname}${location.search}`,
  };
  const send: SendPart = async ({ files, finished, leadId, fetch }) => {
    // A token is good once and not for long: the finished lead takes it along.
    if (finished) token = service && (await verified(service));
    const parsed = parseSubmission({
      ...facts,
      ...(token === null ? {} : { human_token: token }),
      ...(leadId === null ? {} : { lead_id: leadId }),
      ...(finished ? {} : UNFINISHED),
    });
    if (!parsed.ok)
      return { ok: false, leadId: null, message: failureText(form), problems: [], retryable: false };
    return sendLead(parsed.submission, {
      fetch,
      signal,
      // The plain form and the script post to one place: in mock mode that keeps nothing.
      prefix: setting.action.slice(0, setting.action.indexOf("/api/leads")),
      files,
    });
  };
  const [first, ...others] = unfinished ? [] : Object.values(values).filter(isFiles).flat();
  const answer = first
    ? await sendFiles([first, ...others], send)
    : await send({ files: [], finished: !unfinished, leadId: null, fetch: window.fetch.bind(window) });
  const sent = answer.ok ? answer : { ...answer, message: answer.message ?? failureText(form) };
  if (unfinished) return sent;
  if (sent.ok) {
    const { car } = setting;
    const name = leadEventName({
      form: form.id,
      category: chosenCategory(form, values),
      car: leadCar(car),
    });
    convert({ name, leadId: sent.leadId, form: form.id, car: car?.tracked ?? null });
    rememberSent(form, setting, values);
    return sent;
  }
  if (sent.problems.length === 0)
    track({ name: "form_failed", form: form.id, error: sent.retryable ? "unavailable" : "refused" });
  if (setting.alertOnFailure && sent.problems.length === 0) window.alert(form.messages.alert);
  return sent;
}

/** A token of the site's verification service, asked at the last moment, with code that comes then. */
async function verified(service: OutsideService): Promise<string | null> {
  try {
    return await (await import("./human-token.ts")).humanToken(service);
  } catch {
    // Its code did not come: the same as a service that does not respond, which the site decides about.
    return null;
  }
}

const isFiles = (value: unknown): value is File[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => entry instanceof File);
