import type { Wiring } from "#host/wiring/wiring.ts";
import { type DraftTarget, shownTarget, type TargetState } from "#server/drafts/draft-target.ts";

/** A site that one change may go to as well, and what it has in that place. */
interface SiteOfEntry {
  slug: string;
  has: "the same" | "another one" | "none";
  seen: string;
}

const textOf = ({ live, drafted }: TargetState): string | null => (drafted === undefined ? live : drafted);

/** What some sites have where one site has an entry. */
export const sitesOfEntry = (
  wiring: Pick<Wiring, "env" | "dataDirectory">,
  slugs: readonly string[],
  target: DraftTarget,
  own: TargetState,
): Promise<SiteOfEntry[]> =>
  Promise.all(
    slugs.map(async (slug) => {
      const shown = await shownTarget(wiring, slug, target);
      const text = textOf(shown);
      return {
        slug,
        has: text === null ? "none" : text === textOf(own) ? "the same" : "another one",
        seen: shown.seen,
      };
    }),
  );
