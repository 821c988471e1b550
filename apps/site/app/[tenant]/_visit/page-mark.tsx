import type { SiteEvent } from "@forecourt/analytics";
import { behaviour } from "@forecourt/ui/behaviours";

/** Says what the page is and what is viewed on it, for the visit to track. Renders nothing. */
export function PageMark({ page, events = [] }: { page: string; events?: readonly SiteEvent[] }) {
  return <span hidden {...behaviour({ page, facts: { events } })} />;
}
