import type { SiteEvent } from "@forecourt/analytics";

/** Says what the page is and what is viewed on it, for the visit to track. Draws nothing. */
export function PageMark({ page, events = [] }: { page: string; events?: readonly SiteEvent[] }) {
  return <span hidden data-page={page} data-facts={JSON.stringify(events)} />;
}
