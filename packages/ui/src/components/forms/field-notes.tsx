import type { ReactElement } from "react";

/** What a screen reader says of a field beside its name. */
export const describedBy = (id: string, problem: string | null, hint?: string): string | undefined =>
  [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;

interface NotesProps {
  id: string;
  hint?: string | undefined;
  problem: string | null;
  /** `alert` announces the problem as it appears. */
  role?: "alert" | undefined;
}

/** What stands under a field: its hint, and what is wrong with it. */
export function Notes({ id, hint, problem, role }: NotesProps): ReactElement {
  return (
    <>
      {hint ? (
        <span id={`${id}-hint`} className="fc-field__hint">
          {hint}
        </span>
      ) : null}
      {problem ? (
        <span id={`${id}-problem`} className="fc-field__problem" role={role}>
          {problem}
        </span>
      ) : null}
    </>
  );
}
