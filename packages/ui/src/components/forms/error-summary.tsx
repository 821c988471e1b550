import type { ReactElement, Ref } from "react";

export interface ErrorSummaryProps {
  title: string;
  formId: string;
  /** Without a label the message says by itself what is wanted. */
  problems: readonly { field: string; label: string | null; message: string }[];
  ref?: Ref<HTMLDivElement>;
}

/** What is wrong with a form, at its top: announced when it appears, each line leads to its field. */
export function ErrorSummary({ title, formId, problems, ref }: ErrorSummaryProps): ReactElement {
  return (
    <div className="fc-notice" data-tone="danger" role="alert" tabIndex={-1} ref={ref}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <a href={`#${formId}-${problem.field}`}>
              {problem.label === null
                ? problem.message
                : `${problem.label.replace(/[.:?!]$/, "")}: ${problem.message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
