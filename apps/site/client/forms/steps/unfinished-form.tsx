import type { FormDefinition } from "@forecourt/leads";
import { Button } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { useState, useSyncExternalStore } from "react";
import type { StepWords } from "../enquiry-setting.ts";
import { whenFetched } from "../../when-fetched.ts";
import { forgetProgress, offeredProgress, takeProgress } from "./form-progress.ts";

export interface UnfinishedFormProps {
  form: Pick<FormDefinition, "id" | "steps">;
  tenant: string;
  words: Pick<StepWords, "unfinished" | "unfinishedGoOn" | "unfinishedAfresh">;
  /** This tab has the form's progress now; show it. */
  onGoOn: () => void;
  /** The offer is gone, and with it the button that had the focus. */
  onAfresh: () => void;
}

/** The offer stands as it was when the page was opened, also once this tab has progress of its own. */
function onceInBrowser(read: () => string | null): () => string | null {
  let known: string | null | undefined;
  return () => (known === undefined ? (known = read()) : known);
}
const neverChanges = (): (() => void) => () => undefined;

/** Offers to go on with a form that was begun in another tab of this device. Shows no answer by itself. */
export function UnfinishedForm({ form, tenant, words, onGoOn, onAfresh }: UnfinishedFormProps) {
  const [answered, setAnswered] = useState(false);
  const [readOnce] = useState(() => onceInBrowser(() => offeredProgress(form.id, tenant)));
  const offered = useSyncExternalStore(neverChanges, readOnce, () => null);
  if (offered === null || answered) return null;

  function goOn(token: string): void {
    takeProgress(form.id, tenant, token);
    setAnswered(true);
    onGoOn();
  }
  function begin(): void {
    setAnswered(true);
    onAfresh();
  }
  function startAfresh(token: string): void {
    forgetProgress(form.id, tenant);
    // Before the form gets the focus, which starts its machine with what is stored by then.
    whenFetched(
      import("./restart-form.ts"),
      ({ restartForm }) => {
        restartForm(form, tenant, token);
        begin();
      },
      begin,
    );
  }
  return (
    <Notice>
      <p>{words.unfinished}</p>
      <div className="fc-unfinished">
        <Button onClick={() => goOn(offered)}>{words.unfinishedGoOn}</Button>
        <Button kind="quiet" onClick={() => startAfresh(offered)}>
          {words.unfinishedAfresh}
        </Button>
      </div>
    </Notice>
  );
}
