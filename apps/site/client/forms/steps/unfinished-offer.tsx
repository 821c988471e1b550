import type { FormDefinition } from "@forecourt/leads";
import { Button } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import type { StepWords } from "../enquiry-setting.ts";
import { forgetProgress, takeProgress } from "./stored-progress.ts";
import { restartForm } from "./restart-form.ts";

export interface UnfinishedOfferProps {
  form: Pick<FormDefinition, "id" | "steps">;
  tenant: string;
  /** The progress that was stored on this device. */
  offered: string;
  words: Pick<StepWords, "unfinished" | "unfinishedGoOn" | "unfinishedAfresh">;
  /** This tab has the form's progress now; show it. */
  onGoOn: () => void;
  /** The offer is gone, and with it the button that had the focus. */
  onAfresh: () => void;
}

/** Two answers to a form that was begun before: go on with it, or begin it again. */
export function UnfinishedOffer({ form, tenant, offered, words, onGoOn, onAfresh }: UnfinishedOfferProps) {
  return (
    <Notice>
      <p>{words.unfinished}</p>
      <div className="fc-unfinished">
        <Button
          onClick={() => {
            takeProgress(form.id, tenant, offered);
            onGoOn();
          }}
        >
          {words.unfinishedGoOn}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            forgetProgress(form.id, tenant);
            // Before the form gets the focus, which starts its machine with what is stored by then.
            restartForm(form, tenant, offered);
            onAfresh();
          }}
        >
          {words.unfinishedAfresh}
        </Button>
      </div>
    </Notice>
  );
}
