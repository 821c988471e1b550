import { type Favourite, parseSeen, printSeen, rememberSeen } from "@forecourt/forms-machine";
import { type BehaviourValue, readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { browserStorage } from "../browser-storage.ts";
import { whenSeen } from "../visit/when-seen.ts";
import { followPage } from "./follow-page.ts";

/** So many fit a strip that is pushed sideways a little. */
const SHOWN = 12;

/**
 * Remembers in this browser the cars whose pages it opens, and shows them where a page has room for them. They never
 * leave the browser: a strip is rendered from what is stored, without asking the server.
 */
export function startSeen({ website, signal }: { website: string; signal: AbortSignal }): void {
  const storage = browserStorage("local");
  const key = `${website}-recently-seen`;
  let seen = parseSeen(storage.getItem(key));
  const rendered = new WeakMap<Element, readonly Favourite[]>();
  let noted = "";

  const remember = (marked: BehaviourValue<"seenCar">): void => {
    const [car] = parseSeen(JSON.stringify([marked]));
    if (!car) return;
    // Another tab may have added to it.
    seen = rememberSeen(parseSeen(storage.getItem(key) ?? printSeen(seen)), car);
    storage.setItem(key, printSeen(seen));
  };
  followPage(signal, () => {
    const car = readBehaviour(document.querySelector(selectorOf("seenCar")), "seenCar");
    if (car && car.id !== noted) {
      noted = car.id;
      whenSeen(document, () => remember(car));
    }
    for (const strip of document.querySelectorAll<HTMLElement>(selectorOf("seen"))) {
      if (rendered.get(strip) === seen) continue;
      rendered.set(strip, seen);
      fill(strip, seen);
    }
  });
  // Another tab that signed out has taken everything away, which names no key.
  window.addEventListener("storage", (event) => event.key === null && (seen = []), { signal });
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest(selectorOf("forgets", "seen"))) return;
      seen = [];
      storage.removeItem(key);
      for (const strip of document.querySelectorAll<HTMLElement>(selectorOf("seen"))) strip.hidden = true;
    },
    { signal },
  );
}

function fill(strip: HTMLElement, seen: readonly Favourite[]): void {
  const { except, carPath } = readBehaviour(strip, "seen") ?? { except: null, carPath: "/" };
  const list = strip.querySelector("ul");
  const cars = seen.filter(({ id }) => id !== except).slice(0, SHOWN);
  list?.replaceChildren(...cars.map((car) => tile(car, carPath)));
  strip.hidden = cars.length === 0;
}

function tile({ slug, name, imageUrl }: Favourite, path: string): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${path}${encodeURIComponent(slug)}`;
  const picture = document.createElement("span");
  picture.className = "fc-seen__picture";
  // Kept pictures are our own addresses; what a browser's storage says besides is not fetched.
  if (imageUrl?.startsWith("/") && !imageUrl.startsWith("//")) {
    const image = document.createElement("img");
    Object.assign(image, {
      src: imageUrl,
      alt: "",
      width: 152,
      height: 101,
      loading: "lazy",
      className: "fc-picture",
    });
    picture.append(image);
  }
  link.append(picture, name);
  item.append(link);
  return item;
}
