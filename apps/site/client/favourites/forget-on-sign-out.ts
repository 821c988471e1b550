import { selectorOf } from "@forecourt/ui/behaviours";
import { forgetEverything } from "../browser-storage.ts";

/**
 * Empties this browser's storage as the shopper signs out or erases the account: the server asks for it too, but not
 * every browser obeys. Other tabs see their lists emptied.
 */
export function forgetOnSignOut({ signal }: { signal: AbortSignal }): void {
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof Element && target.matches(selectorOf("signsOut"))) forgetEverything();
    },
    { signal },
  );
}
