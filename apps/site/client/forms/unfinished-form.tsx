import { Button } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { useEffect, useState } from "react";
import type { FormWords } from "./enquiry-setting.ts";
import { forgetProgress, offersProgress, takeOfferedProgress } from "./form-progress.ts";

export interface UnfinishedFormProps {
  form: string;
  tenant: string;
  words: Pick<FormWords, "unfinished" | "unfinishedGoOn" | "unfinishedAfresh">;
  /** This tab has the form's progress now; show it. */
  onGoOn: () => void;
}

/** Offers to go on with a form that was begun in another tab of this device. Shows no answer by itself. */
export function UnfinishedForm({ form, tenant, words, onGoOn }: UnfinishedFormProps) {
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(offersProgress(form, tenant)), [form, tenant]);
  if (!offered) return null;

  function goOn(): void {
    takeOfferedProgress(form, tenant);
    setOffered(false);
    onGoOn();
  }
  function startAfresh(): void {
    forgetProgress(form, tenant);
    setOffered(false);
  }
  return (
    <Notice role="status">
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
