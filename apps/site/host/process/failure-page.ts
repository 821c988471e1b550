import { namedAtStart } from "./process-wide.ts";

type FailurePage = (host: string) => Promise<string>;

const page = namedAtStart<FailurePage>("page for failures");

/** Names what writes the page of a site on which something failed; it is made where the sites are known. */
export const provideFailurePage = page.provide;

/** The page to send when a page of a host could not be rendered. */
export const failurePage = async (host: string): Promise<string> => page.get()(host);
