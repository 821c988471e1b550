import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/**
 * Has the titles of a list's cars lead to each car's page with the list and the car's place in it, so that the page knows the
 * way back and the cars beside it. The link in the page is the car's one address, so that search engines and caches see each
 * car once. Links that lead there already are left as they are.
 */
export function openFromList(root: ParentNode): void {
  const grid = root.querySelector(selectorOf("trail"));
  const trail = new URLSearchParams(readBehaviour(grid, "trail") ?? "");
  let at = Number(trail.get("at"));
  for (const link of grid?.querySelectorAll(`${selectorOf("card")} h2 a`) ?? []) {
    trail.set("at", String(at));
    at += 1;
    const [path, own = ""] = link.getAttribute("href")?.split("?") ?? [];
    if (!new URLSearchParams(own).has("at")) link.setAttribute("href", `${path}?${trail}${own && `&${own}`}`);
  }
}
