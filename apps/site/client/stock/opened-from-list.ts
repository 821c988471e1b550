import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/** The title of a car in a list. */
export const CAR_LINK = `${selectorOf("card")} h2 a`;

/**
 * Where the title of a car in a list leads once scripts run: to the car's page with the list and the car's place in it, so
 * that the page knows the way back and the cars beside it. The link in the page is the car's one address, so that search
 * engines and caches see each car once. Null for any other link.
 */
export function openedFromList(link: Element): string | null {
  const card = link.matches(CAR_LINK) ? link.closest(selectorOf("card")) : null;
  const grid = card?.closest(selectorOf("trail"));
  const [path, own = ""] = link.getAttribute("href")?.split("?") ?? [];
  if (!card || !grid || path === undefined) return null;
  const trail = new URLSearchParams(readBehaviour(grid, "trail") ?? "");
  const place = [...grid.querySelectorAll(selectorOf("card"))].indexOf(card);
  trail.set("at", String(Number(trail.get("at")) + place));
  for (const [name, value] of new URLSearchParams(own)) trail.append(name, value);
  return `${path}?${trail}`;
}
