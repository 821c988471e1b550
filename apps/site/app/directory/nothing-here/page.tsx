import type { Metadata } from "next";

export const metadata: Metadata = { title: "Nothing is here · Forecourt", robots: { index: false } };

/** Any path of the platform's own host but its first page; the proxy sets the status. */
export default function NothingHere() {
  return (
    <div className="fc-empty">
      <h1>Nothing is here</h1>
      <p>
        <a href="/">See the demo dealers</a>
      </p>
    </div>
  );
}
