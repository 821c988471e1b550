import type { Answers, LazyFormEvent } from "@forecourt/forms-machine/react";
import type { FormDefinition } from "@forecourt/leads";
import { Button } from "@forecourt/ui/button";
import type { StepWords } from "../enquiry-setting.ts";
import { FormUploadProgress } from "../fields/fetched-upload.tsx";
import type { FormUpload } from "../fields/form-upload.ts";
import type { StepScreen } from "./step-actor.ts";
import { SlowNotice } from "../slow-notice.tsx";
import { fetchedPart } from "../../fetched-part.tsx";
import type { SaveFormProps } from "./save-form.tsx";

/** Fetched once a step was passed. */
const SaveForm = fetchedPart<SaveFormProps>(() =>
  import("./save-form.tsx").then((module) => module.SaveForm),
);

/** What a shopper does to a form of several steps beside sending a step. */
type StepMove =
  | LazyFormEvent
  | { readonly type: "BACK"; readonly values: Answers }
  | { readonly type: "SKIP"; readonly to: string; readonly values: Answers }
  | { readonly type: "KEEP"; readonly values: Answers };

export interface StepMovesProps {
  form: FormDefinition;
  index: number;
  view: StepScreen | null;
  /** The form's script is on its way, and the step is sent as soon as it has come. */
  waits: boolean;
  upload: FormUpload;
  /** All steps are shown at once: one button sends the whole form. */
  plain: boolean;
  words: StepWords;
  onMove: (move: StepMove) => void;
  typed: () => Answers;
}

/** The way on, the way back and the way past a step. What cannot be done is not drawn. */
export function StepMoves({ form, index, view, waits, upload, plain, words, onMove, typed }: StepMovesProps) {
  const busy = view?.state === "submitting";
  const next = form.steps[index + 1];
  const skippable = form.steps[index]?.skippable === true && next !== undefined;
  if (plain)
    return (
      <Button type="submit" wide>
        {form.submitLabel}
      </Button>
    );
  return (
    <>
      <div className="fc-steps__moves">
        {view?.canGoBack ? (
          <Button kind="quiet" disabled={busy} onClick={() => onMove({ type: "BACK", values: typed() })}>
            {words.back}
          </Button>
        ) : null}
        <Button type="submit" disabled={busy} aria-busy={waits || undefined}>
          {busy || waits ? words.sending : next ? words.next : form.submitLabel}
        </Button>
      </div>
      {upload.percent === null ? null : <FormUploadProgress form={form} percent={upload.percent} />}
      <SlowNotice busy={busy} text={words.slow} />
      <div className="fc-steps__plain">
        <Button type="submit" wide>
          {form.submitLabel}
        </Button>
      </div>
      <div className="fc-steps__aside">
        <output>{view?.leadId && view.saveMessage === null ? words.saved : ""}</output>
        {skippable ? (
          <Button
            kind="text"
            disabled={busy}
            onClick={() => onMove({ type: "SKIP", to: next.id, values: typed() })}
          >
            {words.skip}
          </Button>
        ) : null}
        {view?.token && index > 0 ? <SaveForm form={form.id} state={view.token} words={words} /> : null}
      </div>
    </>
  );
}
