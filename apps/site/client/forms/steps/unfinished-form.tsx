import { Button } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { useState, useSyncExternalStore } from "react";
import type { StepWords } from "../enquiry-setting.ts";
import { forgetProgress, offersProgress, takeOfferedProgress } from "./form-progress.ts";

export interface UnfinishedFormProps {
  form: string;
  tenant: string;
  words: Pick<StepWords, "unfinished" | "unfinishedGoOn" | "unfinishedAfresh">;
  /** This tab has the form's progress now; show it. */
  onGoOn: () => void;
}

/** The offer stands as it was when the page was opened, also once this tab has progress of its own. */
function onceInBrowser(read: () => boolean): () => boolean {
  let known: boolean | null = null;
  return () => (known ??= read());
}
const neverChanges = (): (() => void) => () => undefined;

/** Offers to go on with a form that was begun in another tab of this device. Shows no answer by itself. */
export function UnfinishedForm({ form, tenant, words, onGoOn }: UnfinishedFormProps) {
  const [answered, setAnswered] = useState(false);
  const [readOnce] = useState(() => onceInBrowser(() => offersProgress(form, tenant)));
  const offered = useSyncExternalStore(neverChanges, readOnce, () => false);
  if (!offered || answered) return null;

  function goOn(): void {
    takeOfferedProgress(form, tenant);
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
        <Button onClick={goOn}>{words.unfinishedGoOn}</Button>
        <Button kind="quiet" onClick={startAfresh}>
          {words.unfinishedAfresh}
        </Button>
      </div>
    </Notice>
  );
}
