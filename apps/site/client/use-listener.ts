import { useEffect } from "react";

/**
 * Listens on the document while the component is in the page.
 *
 * @param capture Hears an event before the framework's own handlers do, and one that does not bubble.
 */
export function useListener<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  capture = false,
): void {
  useEffect(() => {
    document.addEventListener(type, listener, capture);
    return () => document.removeEventListener(type, listener, capture);
  }, [type, listener, capture]);
}
