import type { Erasure } from "./lead-store.ts";

/** Throws for an erasure that names nothing: it would empty the store. */
export function assertErasureIsNarrow(erasure: Erasure): void {
  const hasContact = erasure.contact && (erasure.contact.email !== null || erasure.contact.phone !== null);
  if (erasure.ids || hasContact || erasure.receivedBefore !== undefined) return;
  throw new Error(
    "An erasure must name leads, a shopper or a time before which leads go; this one would erase everything, so nothing was erased.",
  );
}
