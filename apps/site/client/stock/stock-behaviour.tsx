"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useTransition } from "react";
import { listAddress } from "./list-address.ts";

/**
 * Makes the filter and sort forms of a stock list answer as they are changed: the old list stays, dimmed, until the
 * new one is there. Without JavaScript the same forms are sent by their buttons.
 */
export function StockBehaviour({ path, children }: { path: string; children: ReactNode }) {
  const router = useRouter();
  const [loading, startTransition] = useTransition();
  const root = useRef<HTMLDivElement>(null);

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
