import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/** The questions whose answer is one of the dealer's places or dealerships. */
const PLACES = ["location", "Service Location", "dealership_slug", "preferredDealership"];

/**
 * Shows beside and below a form the place that is chosen in it, of those the page has: chosen before its scripts came too.
 * With none chosen it stays as it was rendered.
 */
export function followPlace(form: HTMLFormElement): () => void {
  const follow = (): void => showChosen(form);
  follow();
  form.addEventListener("change", follow);
  return () => form.removeEventListener("change", follow);
}

function showChosen(form: HTMLFormElement): void {
  const answers = new FormData(form);
  const places = [...document.querySelectorAll<HTMLElement>(selectorOf("places"))];
  const chosen = PLACES.map((name) => answers.get(name))
    .map((answer) => places.find((place) => isNamed(place, answer)))
    .find((place) => place !== undefined);
  if (chosen) for (const place of places) place.hidden = namesOf(place) !== namesOf(chosen);
}

const isNamed = (place: HTMLElement, answer: FormDataEntryValue | null): boolean =>
  typeof answer === "string" && (readBehaviour(place, "places")?.includes(answer) ?? false);

const namesOf = (place: HTMLElement): string => readBehaviour(place, "places")?.join("|") ?? "";
