"use client";

import { useEffect } from "react";
import { whenFetched } from "../when-fetched.ts";

const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>("form[data-loan]") : null;

/** Answers the finance calculator in place; its code comes with the first change. Without a script the form goes to its page. */
export function LoanRefresh() {
  useEffect(() => {
    const refresh = (event: Event): void => {
      const form = formOf(event);
      if (!form) return;
      event.preventDefault();
      whenFetched(
        import("./refresh-loan.ts"),
        (module) => module.refreshLoan(form),
        () => event.type === "submit" && form.submit(),
      );
    };
    document.addEventListener("change", refresh);
    document.addEventListener("submit", refresh);
    return () => {
      document.removeEventListener("change", refresh);
      document.removeEventListener("submit", refresh);
    };
  }, []);
  return null;
}
