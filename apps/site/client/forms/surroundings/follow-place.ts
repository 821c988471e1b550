import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/** The questions whose answer is one of the dealer's places or dealerships. */
const PLACES = ["dealership_slug", "preferredDealership", "location", "Service Location"];

/** Shows beside a form the place that is chosen in it, of those the page has. With none chosen it stays as it was drawn. */
export function followPlace(form: HTMLFormElement): () => void {
  form.addEventListener("change", showChosen);
  return () => form.removeEventListener("change", showChosen);
}

function showChosen({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return;
  if (!PLACES.includes(target.name) || target.value === "") return;
  const places = [...document.querySelectorAll<HTMLElement>(selectorOf("places"))];
  const chosen = places.find((place) => readBehaviour(place, "places")?.includes(target.value));
  if (chosen) for (const place of places) place.hidden = place !== chosen;
}
