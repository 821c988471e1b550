"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { followDefaults } from "./follow-defaults.ts";
import { listAddress } from "./list-address.ts";

/** What the results are headed by; it takes focus once a phone's filters are closed. */
const RESULTS_HEADING = "[data-results-heading]";

/**
 * Makes the filter and sort forms of a stock list answer as they are changed: the old list stays, dimmed, until the
 * new one is there, and focus stays in the field. 'Show n cars' closes a phone's filters and goes to the results.
 * Without JavaScript the same forms are sent by their buttons.
 */
export function StockBehaviour({ path, children }: { path: string; children: ReactNode }) {
  const router = useRouter();
  const [loading, startTransition] = useTransition();
  const [follow] = useState(followDefaults);
  const root = useRef<HTMLDivElement>(null);

  // After every drawing: the server's answer is drawn by this component's parent.
  useEffect(() => {
    if (root.current) follow(root.current);
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const go = (form: HTMLFormElement): void => {
      const address = listAddress(path, new FormData(form));
      startTransition(() => router.push(address, { scroll: false }));
    };
    const onChange = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !target.form)
        return;
      // What is typed is sent with Enter or the button; a half-typed word is not searched for.
      if (target.type !== "search") go(target.form);
    };
    const onSubmit = (event: SubmitEvent): void => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      go(event.target);
      const sheet = event.submitter?.closest("details[data-filter-sheet]");
      if (sheet) showResults(sheet);
    };
    element.addEventListener("change", onChange);
    element.addEventListener("submit", onSubmit);
    return () => {
      element.removeEventListener("change", onChange);
      element.removeEventListener("submit", onSubmit);
    };
  }, [path, router]);

  return (
    <div ref={root} className="fc-stock" data-loading={loading || undefined} aria-busy={loading}>
      {children}
    </div>
  );
}

/** Closes the filters and goes to the heading of the results; the list itself may still be on its way. */
function showResults(sheet: Element): void {
  sheet.removeAttribute("open");
  const heading = document.querySelector<HTMLElement>(RESULTS_HEADING);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
