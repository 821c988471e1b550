import { Link } from "@forecourt/ui/platform";
import type { ReactNode } from "react";

interface PartProps {
  title: string;
  /** Where there is more of it; null where this site has no such page. */
  all?: string | null;
  allLabel?: string;
  children: ReactNode;
}

/** One part of a page under its heading. */
export function Part({ title, all = null, allLabel = "", children }: PartProps) {
  return (
    <section className="fc-section">
      <div className="fc-section__head">
        <h2>{title}</h2>
        {all === null ? null : <Link href={all}>{allLabel}</Link>}
      </div>
      {children}
    </section>
  );
}
