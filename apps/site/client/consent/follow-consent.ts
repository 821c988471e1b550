import { type ConsentDecision, type ConsentPurpose, consentPurposes } from "@forecourt/analytics/consent";
import { readBehaviour, selectorOf, servePresses } from "@forecourt/ui/behaviours";
import { formInUse } from "../form-in-use.ts";
import { logProblem } from "../log-problem.ts";

/** A decision after a shopper's own answer. */
export interface AnsweredConsent extends ConsentDecision {
  readonly answered: readonly ConsentPurpose[];
}

/** The consent of a visit as it stands. */
export interface ConsentState {
  now(): ConsentDecision;
}

const CHANNEL = "fc-consent";

/**
 * Follows the forms that ask for consent: an answer is stored by the server, counts at once, and takes the question away
 * without leaving the page. A withdrawal opens the page it was said on anew, since a script that ran cannot be taken back,
 * unless something is typed there. Other tabs follow, and stay open as they are. Without a script the same forms are sent by the browser.
 */
export function followConsent(
  first: ConsentDecision,
  {
    refusedHere,
    onChange,
  }: {
    /** The browser itself refuses other companies, whatever is answered. */
    readonly refusedHere: boolean;
    readonly onChange: (decision: AnsweredConsent) => void;
  },
): ConsentState {
  let decision = first;
  const tabs = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
  const tellTabs = tabs?.postMessage.bind(tabs);
  const take = (answered: readonly ConsentPurpose[], here: boolean): void => {
    const before = decision;
    const others = (purpose: ConsentPurpose) => !refusedHere && answered.includes(purpose);
    const next: AnsweredConsent = {
      own: answered.includes("own"),
      measurement: others("measurement"),
      advertising: others("advertising"),
      reason: refusedHere ? "privacy_control" : "answered",
      ask: false,
      answered,
    };
    decision = next;
    for (const form of document.querySelectorAll<HTMLElement>(selectorOf("consent", "banner"))) {
      // A focus on what goes would fall back to the top of the page.
      if (form.contains(document.activeElement))
        document.getElementById("main")?.focus({ preventScroll: true });
      form.hidden = true;
    }
    onChange(next);
    // Nothing that was typed is worth less than that: destinations are told, and the next page is without the scripts.
    if (withdrawn(before, next) && here && !formInUse()) location.reload();
  };
  tabs?.addEventListener("message", ({ data }: MessageEvent<unknown>) => take(purposesOf(data), false));
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(selectorOf("consent"))) return;
    event.preventDefault();
    void send(form, submitter).then((answered) => {
      if (!answered) return logProblem("The answer about privacy was not kept.");
      tellTabs?.(answered);
      take(answered, true);
      const done = form.querySelector("output");
      if (done) done.textContent = readBehaviour(done, "done");
    });
  });
  servePresses("consent");
  return { now: () => decision };
}

/** Another company's script has run before and may not run any more. */
const withdrawn = (before: ConsentDecision, after: ConsentDecision): boolean =>
  (before.measurement && !after.measurement) || (before.advertising && !after.advertising);

const purposesOf = (list: unknown): readonly ConsentPurpose[] =>
  consentPurposes.filter((purpose) => Array.isArray(list) && list.includes(purpose));

/** What the server has kept; null where it could not be reached. */
async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<readonly ConsentPurpose[] | null> {
  const fields = new FormData(form, submitter);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ answer: fields.get("answer"), purpose: fields.getAll("purpose") }),
    });
    if (!response.ok) return null;
    const kept: unknown = await response.json();
    return typeof kept === "object" && kept !== null && "answer" in kept ? purposesOf(kept.answer) : null;
  } catch {
    return null;
  }
}
