"use client";

import { useListener } from "../use-listener.ts";
import { selectorOf } from "@forecourt/ui/behaviours";
import { whenFetched } from "../when-fetched.ts";

const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(`form${selectorOf("loan")}`) : null;

/** Answers the finance calculator in place; its code comes with the first change. Without a script the form goes to its page. */
export function LoanRefresh() {
  useListener("change", refresh);
  useListener("submit", refresh, false, "loan");
  return null;
}

function refresh(event: Event): void {
  const form = formOf(event);
  if (!form) return;
  event.preventDefault();
  whenFetched(
    import("./refresh-loan.ts"),
    (module) => module.refreshLoan(form),
    () => event.type === "submit" && form.submit(),
  );
}
