import { processWide } from "./process-wide.ts";

type FailurePage = (host: string) => Promise<string>;

const chosenPage = processWide<FailurePage | null>("failure-page", () => null);

/** Names what writes the page of a site on which something failed; it is made where the sites are known. */
export function provideFailurePage(page: FailurePage): void {
  chosenPage.current = page;
}

/** The page to send when a page of a host could not be rendered. */
export async function failurePage(host: string): Promise<string> {
  const page = chosenPage.current;
  if (page === null) throw new Error("The page for failures was requested before the site had started.");
  return page(host);
}
