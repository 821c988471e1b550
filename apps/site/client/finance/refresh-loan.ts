import { selectorOf, setBehaviour } from "@forecourt/ui/behaviours";
import { pageCar, track } from "../visit/track-visit.ts";

/** Which calculation of a form is the newest: the answer to an older one comes too late. */
const latest = new WeakMap<HTMLFormElement, number>();

/** The query a form would ask its page with. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
  return `${form.action}?${query}`;
}

/** Marks the fields that the fresh page marks, each with its sentence, and no others; what is typed stays. */
function markProblems(form: HTMLFormElement, page: Document): void {
  for (const control of form.querySelectorAll("input:not([type=hidden]), select")) {
    const fresh = page.getElementById(control.id);
    const problem = page.getElementById(`${control.id}-problem`);
    document.getElementById(`${control.id}-problem`)?.remove();
    for (const name of ["aria-invalid", "aria-describedby"]) {
      const value = fresh?.getAttribute(name) ?? null;
      if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
    }
    if (problem) control.after(problem);
  }
}

/**
 * Asks the calculator's own page and puts its answer in the place of the old one, so that the rules and the words are the
 * server's alone. A page that cannot be had is gone to, as without a script.
 */
export async function refreshLoan(form: HTMLFormElement): Promise<void> {
  const result = form.querySelector(selectorOf("loanResult"));
  if (!result) return;
  const turn = (latest.get(form) ?? 0) + 1;
  latest.set(form, turn);
  if (turn === 1) track({ name: "calculator_used", car: pageCar() });
  setBehaviour(result, "busy", true);
  try {
    const response = await fetch(addressOf(form));
    if (!response.ok) throw new Error(`status ${response.status}`);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.querySelector(`#${form.id} ${selectorOf("loanResult")}`);
    if (!fresh) throw new Error("an answer without a calculation");
    if (latest.get(form) !== turn) return;
    result.replaceChildren(...fresh.childNodes);
    markProblems(form, page);
    setBehaviour(result, "busy", null);
    track({ name: "finance_quoted", car: pageCar() });
  } catch {
    if (latest.get(form) === turn) form.submit();
  }
}
