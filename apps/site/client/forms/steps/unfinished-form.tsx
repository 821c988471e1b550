import { useState, useSyncExternalStore } from "react";
import { fetchedPart } from "../../fetched-part.tsx";
import { offeredProgress } from "./form-progress.ts";
import type { UnfinishedOfferProps } from "./unfinished-offer.tsx";

/** Fetched where there is something to offer. */
const UnfinishedOffer = fetchedPart<UnfinishedOfferProps>(() =>
  import("./unfinished-offer.tsx").then((module) => module.UnfinishedOffer),
);

/** The offer stands as it was when the page was opened, also once this tab has progress of its own. */
function onceInBrowser(read: () => string | null): () => string | null {
  let known: string | null | undefined;
  return () => (known === undefined ? (known = read()) : known);
}
const neverChanges = (): (() => void) => () => undefined;

/** Offers to go on with a form that was begun in another tab of this device. Shows no answer by itself. */
export function UnfinishedForm({ onGoOn, onAfresh, ...offer }: Omit<UnfinishedOfferProps, "offered">) {
  const { form, tenant } = offer;
  const [answered, setAnswered] = useState(false);
  const [readOnce] = useState(() => onceInBrowser(() => offeredProgress(form.id, tenant)));
  const offered = useSyncExternalStore(neverChanges, readOnce, () => null);
  const then = (goOn: () => void) => (): void => {
    setAnswered(true);
    goOn();
  };
  return offered === null || answered ? null : (
    <UnfinishedOffer {...offer} offered={offered} onGoOn={then(onGoOn)} onAfresh={then(onAfresh)} />
  );
}
