import { visitPage as countPage } from "./track-visit.ts";
import type { VisitSetting } from "./visit-setting.ts";
import { whenSeen } from "./when-seen.ts";

export { trackPress } from "./track-visit.ts";

/** Counts a page among those of the visit once the shopper sees it. */
export const visitPage = (pathname: string, setting: VisitSetting): void =>
  whenSeen(document, () => countPage(pathname, setting));
