import type { ReactElement } from "react";
import { Icon } from "../elements/icon.tsx";

/** A chosen file as it is shown. */
export interface PickedFileView {
  readonly name: string;
  /** "1.2 MB" */
  readonly size: string;
  /** Said of one the dealer has already, which cannot be taken back; null while it can. */
  readonly received: string | null;
  /** Names the file, too: 'Remove front.jpg'. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** The files chosen for a question, each with a way to take it out again. */
export function PickedFiles({ files }: { files: readonly PickedFileView[] }): ReactElement {
  return (
    <ul className="fc-files">
      {files.map(({ name, size, received, removeLabel, onRemove }) => (
        <li key={`${name} ${size}`}>
          <span className="fc-files__name">{name}</span>
          <span className="fc-files__size fc-number">{received ?? size}</span>
          {received === null ? (
            <button type="button" aria-label={removeLabel} onClick={onRemove}>
              <Icon name="close" />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export interface UploadProgressProps {
  /** 0 to 100; null while nothing is being sent. */
  percent: number | null;
  label: string;
  /** Writes the percentage in the page's language: "40 %". */
  percentText: (percent: number) => string;
}

/** How often it is announced: a screen reader would speak of nothing else. */
const ANNOUNCED_PERCENT = 25;

/** How much of a form's files has been sent: a bar with its percentage, announced politely at each quarter. */
export function UploadProgress({ percent, label, percentText }: UploadProgressProps): ReactElement {
  const quarter = percent === null ? null : percent - (percent % ANNOUNCED_PERCENT);
  return (
    <>
      {percent === null ? null : (
        <div className="fc-upload" aria-hidden="true">
          <span>{label}</span>
          <span className="fc-number">{percentText(percent)}</span>
          <progress max={100} value={percent} />
        </div>
      )}
      <output className="fc-visually-hidden">
        {quarter === null ? "" : `${label} ${percentText(quarter)}`}
      </output>
    </>
  );
}
