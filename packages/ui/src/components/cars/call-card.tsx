import type { ReactElement, ReactNode } from "react";

export interface CallCardProps {
  title: string;
  dealer: string | null;
  /** The masked number with its reveal, or the open one as a link. */
  children: ReactNode;
}

/** 'Call the dealer'. A car without a phone has no such card: the caller leaves it out. */
export function CallCard({ title, dealer, children }: CallCardProps): ReactElement {
  return (
    <section className="fc-card">
      <h2>{title}</h2>
      {dealer ? <p className="fc-quiet">{dealer}</p> : null}
      <div>{children}</div>
    </section>
  );
}
