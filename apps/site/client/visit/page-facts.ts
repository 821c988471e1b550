import { parseSiteEvent, type SiteEvent, type TrackedCar } from "@forecourt/analytics";
import { attributeOf, readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/** What a page says of itself: its name, and what was viewed on it. */
export interface PageFacts {
  readonly page: string;
  readonly events: readonly SiteEvent[];
  /** The car the page is about. */
  readonly car: TrackedCar | null;
  /** As it stands in the page: another text is another page or list. */
  readonly text: string;
}

const NOTHING: PageFacts = { page: "other", events: [], car: null, text: "" };

/** The facts of the page that is shown; a page without any is one of the others. */
export function pageFacts(root: ParentNode): PageFacts {
  const marked = root.querySelector(selectorOf("page"));
  if (!marked) return NOTHING;
  const events = (readBehaviour(marked, "facts")?.events ?? [])
    .map(parseSiteEvent)
    .filter((event) => event !== null);
  const viewed = events.find((event) => event.name === "car_viewed");
  return {
    page: readBehaviour(marked, "page") ?? NOTHING.page,
    events,
    car: viewed && "car" in viewed ? viewed.car : null,
    text: marked.getAttribute(attributeOf("facts")) ?? "",
  };
}

/** How a list was requested; the same question with another answer is no new one. */
const signOf = ({ name, ...event }: SiteEvent): string => JSON.stringify([name, { ...event, results: 0 }]);

/** What is new on a list that was requested anew: the list itself, and of the questions those that were not there. */
export function newFacts(before: readonly SiteEvent[], after: readonly SiteEvent[]): readonly SiteEvent[] {
  const known = new Set(before.map(signOf));
  return after.filter((event) => event.name === "stock_list_viewed" || !known.has(signOf(event)));
}
