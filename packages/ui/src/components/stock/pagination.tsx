import type { ReactElement } from "react";
import { Link } from "../../platform.tsx";
import { pagesToShow } from "./pages-to-show.ts";

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
