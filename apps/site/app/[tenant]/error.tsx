"use client";

/** Something failed that should not have. Plain words and a way on; the reason is in the server's log. */
export default function TenantError({ reset }: { reset: () => void }) {
  return (
    <div className="fc-empty" role="alert">
      <h1>Something went wrong on our side</h1>
      <p>
        <button type="button" className="fc-button" onClick={reset}>
          Try again
        </button>
      </p>
    </div>
  );
}
