import { Button } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { useState, useSyncExternalStore } from "react";
import type { StepWords } from "../enquiry-setting.ts";
import { forgetProgress, offeredProgress, takeProgress } from "./form-progress.ts";

export interface UnfinishedFormProps {
  form: string;
  tenant: string;
  words: Pick<StepWords, "unfinished" | "unfinishedGoOn" | "unfinishedAfresh">;
  /** This tab has the form's progress now; show it. */
  onGoOn: () => void;
}

/** The offer stands as it was when the page was opened, also once this tab has progress of its own. */
function onceInBrowser(read: () => string | null): () => string | null {
  let known: string | null | undefined;
  return () => (known === undefined ? (known = read()) : known);
}
const neverChanges = (): (() => void) => () => undefined;

/** Offers to go on with a form that was begun in another tab of this device. Shows no answer by itself. */
export function UnfinishedForm({ form, tenant, words, onGoOn }: UnfinishedFormProps) {
  const [answered, setAnswered] = useState(false);
  const [readOnce] = useState(() => onceInBrowser(() => offeredProgress(form, tenant)));
  const offered = useSyncExternalStore(neverChanges, readOnce, () => null);
  if (offered === null || answered) return null;

  function goOn(token: string): void {
    takeProgress(form, tenant, token);
    setAnswered(true);
    onGoOn();
  }
  function startAfresh(): void {
    forgetProgress(form, tenant);
    setAnswered(true);
  }
  return (
    <Notice>
      <p>{words.unfinished}</p>
      <div className="fc-unfinished">
        <Button onClick={() => goOn(offered)}>{words.unfinishedGoOn}</Button>
        <Button kind="quiet" onClick={startAfresh}>
          {words.unfinishedAfresh}
        </Button>
      </div>
    </Notice>
  );
}
