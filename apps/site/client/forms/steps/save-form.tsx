import { Button } from "@forecourt/ui/button";
import { useState } from "react";
import type { StepWords } from "../enquiry-setting.ts";
import { saveForm } from "./stored-progress.ts";

export interface SaveFormProps {
  form: string;
  /** The half-filled form, as one text. */
  state: string;
  words: StepWords;
}

/** Makes the link by which a half-filled form can be gone on with on another device. */
export function SaveForm({ form, state, words }: SaveFormProps) {
  const [answer, setAnswer] = useState<{ link: string | null } | null>(null);
  return (
    <>
      <Button kind="text" onClick={() => void saveForm(form, state).then((link) => setAnswer({ link }))}>
        {words.later}
      </Button>
      <output className="fc-steps__status">
        {answer?.link ? (
          <span className="fc-steps__later">
            <label htmlFor={`${form}-resume-link`}>{words.laterLink}</label>
            <input
              id={`${form}-resume-link`}
              className="fc-input"
              readOnly
              value={answer.link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <span>{words.laterText}</span>
          </span>
        ) : answer ? (
          words.laterFailed
        ) : null}
      </output>
    </>
  );
}
