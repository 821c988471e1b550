import type { SiteEvent } from "@forecourt/analytics";
import {
  type Favourite,
  isFavourite,
  mergeFavourites,
  parseFavourites,
  printFavourites,
  toggleFavourite,
} from "@forecourt/forms-machine";
import { browserStorage } from "../browser-storage.ts";

const PATH = "/api/favourites";
const HEART = "button.fc-heart";

/** Whose hearts they are, where an added car is tracked, and when they stop. */
export interface HeartsSetting {
  readonly website: string;
  readonly track: (event: SiteEvent) => void;
  readonly signal: AbortSignal;
}

/**
 * Follows the hearts of all pages until the signal: a press is kept in this browser at once and by the server beside
 * it, every heart and the count show what is kept, and other tabs follow. A browser that keeps nothing still shows the
 * presses of this page.
 */
export function startHearts({ website, track, signal }: HeartsSetting): void {
  if (signal.aborted) return;
  const storage = browserStorage("local");
  const key = `${website}-favourites`;
  const takenOutKey = `${key}-removed`;
  let kept = parseFavourites(storage.getItem(key));

  const draw = (): void => {
    for (const heart of document.querySelectorAll<HTMLButtonElement>(HEART))
      setText(heart, "aria-pressed", String(isFavourite(kept, heart.value)));
    const count = kept.length === 0 ? "" : String(kept.length);
    for (const place of document.querySelectorAll("[data-heart-count]"))
      if (place.textContent !== count) place.textContent = count;
  };
  const keep = (favourites: readonly Favourite[]): void => {
    kept = favourites;
    storage.setItem(key, printFavourites(kept));
    draw();
  };
  const reread = (): void => {
    kept = parseFavourites(storage.getItem(key));
    draw();
  };

  const press = (heart: HTMLButtonElement): void => {
    const { car, price } = carOf(heart);
    const adds = !isFavourite(kept, car.id);
    keep(toggleFavourite(kept, car));
    const name = adds ? "favourite_added" : "favourite_removed";
    track({ name, car: { id: car.id, slug: car.slug, name: car.name, price } });
    noteTakenOut((ids) => (adds ? ids.filter((id) => id !== car.id) : [...ids, car.id]));
    void change([car.id], adds).then((records) => {
      if (records && !adds) noteTakenOut((ids) => ids.filter((id) => id !== car.id));
      // The server knows the picture, too.
      const [record] = records ?? [];
      if (record && isFavourite(kept, record.id))
        keep(kept.map((favourite) => (favourite.id === record.id ? record : favourite)));
    });
  };

  /** What was taken out here and not yet there: the shopper may leave the page before the server has answered. */
  const takenOut = (): readonly string[] => textsOf(parsed(storage.getItem(takenOutKey)));
  const noteTakenOut = (change: (ids: readonly string[]) => readonly string[]): void =>
    storage.setItem(takenOutKey, JSON.stringify(change(takenOut())));

  /** On the favourites' own page: takes over what plain forms did, and gives the server what it does not know. */
  const agree = async (): Promise<void> => {
    const answer = await ask();
    if (!answer) return;
    const { favourites, removed } = answer;
    const stale = takenOut().filter((id) => isFavourite(favourites, id));
    keep(
      mergeFavourites(
        kept.filter(({ id }) => !removed.includes(id)),
        favourites.filter(({ id }) => !stale.includes(id)),
      ),
    );
    // The page may have been drawn before the server took out what this browser has.
    const drawn = [...document.querySelectorAll<HTMLButtonElement>(`[data-garage] ${HEART}`)];
    const behind = drawn.some(({ value }) => !isFavourite(kept, value));
    const unknown = kept.filter(({ id }) => !isFavourite(favourites, id)).map(({ id }) => id);
    const added = unknown.length > 0 ? await change(unknown, true) : [];
    const cleared = stale.length > 0 ? await change(stale, false) : null;
    const settled = stale.length === 0 || cleared !== null;
    if (settled) noteTakenOut(() => []);
    if (!(settled && behind) && !(added && added.length > 0)) return;
    // A browser that refuses the cookie would draw the same page for ever.
    const session = browserStorage("session");
    const reason = JSON.stringify([unknown, stale, kept.map(({ id }) => id)]);
    if (session.getItem(key) === reason) return;
    session.setItem(key, reason);
    if (session.getItem(key) === reason) location.reload();
  };

  document.addEventListener(
    "click",
    (event) => {
      const heart = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(HEART) : null;
      if (!heart) return;
      event.preventDefault();
      press(heart);
    },
    { signal },
  );
  window.addEventListener("storage", (event) => event.key === key && reread(), { signal });
  window.addEventListener("pageshow", (event) => event.persisted && reread(), { signal });
  let garage: Element | null = null;
  const follow = (): void => {
    draw();
    const shown = document.querySelector("[data-garage]");
    if (shown && shown !== garage) void agree();
    garage = shown;
  };
  const watcher = new MutationObserver(follow);
  watcher.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => watcher.disconnect());
  follow();
}

const setText = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

const text = (part: unknown): string => (typeof part === "string" ? part : "");

/** The car a heart was drawn for; what cannot be read is left empty. */
function carOf(heart: HTMLButtonElement): { car: Favourite; price: number | null } {
  const parts: unknown = JSON.parse(heart.dataset["heart"] ?? "[]");
  const [slug, name, make, model, price]: unknown[] = Array.isArray(parts) ? parts : [];
  return {
    car: {
      id: heart.value,
      slug: text(slug),
      name: text(name),
      make: text(make),
      model: text(model),
      imageUrl: null,
    },
    price: typeof price === "number" ? price : null,
  };
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Changes what the server keeps; what it answers of the cars, or null where it cannot be reached. One call follows the
 * other, since each answer's cookie is made of the one before.
 */
function change(ids: readonly string[], adds: boolean): Promise<readonly Favourite[] | null> {
  const changed = before.then(async () => {
    const answer = await send({
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ car_id: ids, favourite: adds ? "yes" : "no" }),
    });
    return answer && parseFavourites(JSON.stringify(answer["favourites"] ?? []));
  });
  before = changed;
  return changed;
}

/** What the server keeps, once it has taken in every change before. */
async function ask(): Promise<{ favourites: readonly Favourite[]; removed: readonly string[] } | null> {
  await before;
  const answer = await send({});
  if (!answer) return null;
  const { favourites, removed } = answer;
  return {
    favourites: parseFavourites(JSON.stringify(favourites ?? [])),
    removed: textsOf(removed),
  };
}

const textsOf = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

async function send(request: RequestInit): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(PATH, request);
    return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
