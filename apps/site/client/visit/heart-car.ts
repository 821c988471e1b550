import type { CarToKeep } from "@forecourt/forms-machine";
import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/** The last part of a link's path. */
export const lastPart = (address: string): string =>
  address
    .replace(/[?#].*/, "")
    .split("/")
    .at(-1) ?? "";

/** The car of a heart; the title of its tile says the slug and the name where the heart does not. What cannot be read is empty. */
export function heartCar(heart: HTMLButtonElement): CarToKeep {
  const [price = "", make = "", model = "", slug = "", name = ""] = readBehaviour(heart, "heart") ?? [];
  const title = heart.closest(selectorOf("card"))?.querySelector("h2 a");
  return {
    id: heart.value,
    slug: slug || decodeURIComponent(lastPart(title?.getAttribute("href") ?? "")),
    name: name || (title?.firstElementChild?.textContent ?? ""),
    make,
    model,
    imageUrl: null,
    price: price === "" || Number.isNaN(Number(price)) ? null : Number(price),
  };
}
