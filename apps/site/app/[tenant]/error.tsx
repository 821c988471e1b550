"use client";

import { readBehaviour } from "@forecourt/ui/behaviours";

/**
 * Something failed that should not have. The frame has the words for it in the language of the page; the reason is in
 * the server's log.
 */
export default function TenantError({ reset }: { reset: () => void }) {
  const main = document.getElementById("main");
  return (
    <div className="fc-empty" role="alert">
      <h1>{readBehaviour(main, "error")}</h1>
      <p>
        <button type="button" className="fc-button" onClick={reset}>
          {readBehaviour(main, "retry")}
        </button>
      </p>
    </div>
  );
}
