"use client";

/**
 * Something failed that should not have. The frame has the words for it in the language of the page; the reason is in
 * the server's log.
 */
export default function TenantError({ reset }: { reset: () => void }) {
  const { error, retry } = document.getElementById("main")?.dataset ?? {};
  return (
    <div className="fc-empty" role="alert">
      <h1>{error}</h1>
      <p>
        <button type="button" className="fc-button" onClick={reset}>
          {retry}
        </button>
      </p>
    </div>
  );
}
