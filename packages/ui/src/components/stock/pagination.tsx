import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";

export interface PaginationProps {
  /** Zero-based, as the query has it. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  label: string;
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { page, pages, hrefOf, label, pageLabel, previousLabel, nextLabel } = props;
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="fc-pages">
      {page > 0 && page < pages ? (
        <Link href={hrefOf(page - 1)} aria-label={previousLabel}>
          ‹
        </Link>
      ) : null}
      {pagesToShow(page, pages).map((shown, index) =>
        shown === "gap" ? (
          <span key={`gap-${index > 2 ? "after" : "before"}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={shown}
            href={hrefOf(shown)}
            aria-label={pageLabel(shown + 1)}
            {...(shown === page ? { "aria-current": "page" as const } : {})}
          >
            {shown + 1}
          </Link>
        ),
      )}
      {page < pages - 1 ? <Link href={hrefOf(page + 1)}>{nextLabel}</Link> : null}
    </nav>
  );
}

/** The pages near this one, the first and the last; a gap where pages were left out. */
export function pagesToShow(page: number, pages: number): (number | "gap")[] {
  const near = [0, page - 1, page, page + 1, pages - 1].filter(
    (candidate) => candidate >= 0 && candidate < pages,
  );
  const shown = [...new Set(near)].toSorted((left, right) => left - right);
  return shown.flatMap((candidate, index) => {
    const before = shown[index - 1];
    return before !== undefined && candidate - before > 1 ? ["gap" as const, candidate] : [candidate];
  });
}
