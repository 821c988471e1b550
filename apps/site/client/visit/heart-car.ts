import type { CarToKeep } from "@forecourt/forms-machine";

/** The last part of a link's path. */
export const lastPart = (address: string): string =>
  address
    .replace(/[?#].*/, "")
    .split("/")
    .at(-1) ?? "";

/** The car a heart was drawn for; the link of its tile says the slug where it does not. What cannot be read is left empty. */
export function heartCar(heart: HTMLButtonElement): CarToKeep {
  const [price = "", make = "", model = "", ...name] = (heart.dataset["heart"] ?? "").split("|");
  return {
    id: heart.value,
    slug: heart.dataset["slug"] ?? tileSlug(heart),
    name: name.join("|"),
    make,
    model,
    imageUrl: null,
    price: price === "" || Number.isNaN(Number(price)) ? null : Number(price),
  };
}

const tileSlug = (heart: Element): string =>
  decodeURIComponent(
    lastPart(heart.closest(".fc-car-card")?.querySelector("h2 a")?.getAttribute("href") ?? ""),
  );
