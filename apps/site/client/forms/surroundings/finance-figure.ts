import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/** A field of the finance form, and the calculator's name for it. */
const ASKED: readonly (readonly [field: string, asked: string, valueOf?: (text: string) => string])[] = [
  ["vehiclePriceBudget", "price"],
  ["deposit", "deposit"],
  ["loan_term", "term", (text) => text.replace(/\D+/g, "")],
  ["balloon", "balloon"],
  ["repayment_frequency", "frequency", (text) => text.toLowerCase()],
];

/**
 * Keeps the repayment beside a finance form at what is answered in it: the calculator's own page is asked, so that rates,
 * rules and words are the server's. An answer it cannot calculate with leaves the figure as it is.
 */
export function followFinance(form: HTMLFormElement, figure: Element): () => void {
  let turn = 0;
  const follow = async ({ target }: Event): Promise<void> => {
    const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : "";
    if (!ASKED.some(([field]) => field === name)) return;
    turn += 1;
    const mine = turn;
    const given = new FormData(form);
    const query = new URLSearchParams();
    for (const [field, asked, valueOf = String] of ASKED) {
      const text = given.get(field);
      if (typeof text === "string" && text.trim() !== "") query.set(asked, valueOf(text.trim()));
    }
    const page = await fetch(`${readBehaviour(figure, "figure")}?${query}`).then(
      (response) => (response.ok ? response.text() : ""),
      () => "",
    );
    const answer = new DOMParser().parseFromString(page, "text/html").querySelector(selectorOf("loanResult"));
    if (turn !== mine) return;
    for (const part of [selectorOf("loanTerms"), "dl"]) {
      const fresh = answer?.querySelector(part);
      if (fresh) figure.querySelector(part)?.replaceWith(fresh);
    }
  };
  const listen = (event: Event): void => void follow(event);
  form.addEventListener("change", listen);
  return () => form.removeEventListener("change", listen);
}
