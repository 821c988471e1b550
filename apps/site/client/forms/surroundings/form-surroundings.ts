import { selectorOf, servePresses } from "@forecourt/ui/behaviours";
import { followFinance } from "./finance-figure.ts";
import { followDesk } from "./follow-desk.ts";
import { followPlace } from "./follow-place.ts";
import { putSuggestion } from "./put-suggestion.ts";

/**
 * Lets what stands around a form follow what is answered in it: dates the service desk, the place beside it the dealership,
 * the repayment the budget; and a tapped suggestion goes into the message. Gives a function that stops all of it.
 */
export function followForm(form: HTMLFormElement): () => void {
  const dates = form.querySelector("optgroup")?.closest("select");
  const desk = form.elements.namedItem("Service Location") ?? form.elements.namedItem("location");
  const figure = document.querySelector(selectorOf("figure"));
  const stops = [
    followPlace(form),
    ...(dates && desk instanceof HTMLSelectElement ? [followDesk(desk, dates)] : []),
    ...(figure ? [followFinance(form, figure)] : []),
  ];
  form.addEventListener("click", tapSuggestion);
  servePresses("suggest");
  return () => {
    form.removeEventListener("click", tapSuggestion);
    for (const stop of stops) stop();
  };
}

function tapSuggestion({ target }: MouseEvent): void {
  const chip = target instanceof HTMLElement ? target.closest<HTMLElement>(selectorOf("suggests")) : null;
  if (chip) putSuggestion(chip);
}
