import { type EarlyKind, servePresses } from "@forecourt/ui/behaviours";
import { useEffect } from "react";

/**
 * Listens on the document while the component is in the page.
 *
 * @param capture Hears an event before the framework's own handlers do, and one that does not bubble.
 * @param serves What is answered from then on, for presses that came before this script.
 */
export function useListener<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  capture = false,
  serves?: EarlyKind,
): void {
  useEffect(() => {
    document.addEventListener(type, listener, capture);
    if (serves) servePresses(serves);
    return () => document.removeEventListener(type, listener, capture);
  }, [type, listener, capture, serves]);
}
