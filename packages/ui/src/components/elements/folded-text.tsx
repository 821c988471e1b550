import type { ReactElement, ReactNode } from "react";

/** A text with more behind it: `short` stands there until the whole is requested, and then stands aside. */
export interface FoldedView {
  short: ReactNode;
  whole: ReactNode;
}

/** A folded text, or a plain node where the text fits. */
export type Foldable = FoldedView | ReactNode;

export interface FoldedTextProps {
  text: Foldable;
  /** "View more". */
  more: string;
  /** "View less". */
  less: string;
}

const isFolded = (text: Foldable): text is FoldedView =>
  typeof text === "object" && text !== null && "short" in text;

/** A long text that opens in place, without a script too. */
export function FoldedText({ text, more, less }: FoldedTextProps): ReactElement {
  if (!isFolded(text)) return <div>{text}</div>;
  return (
    <div className="fc-fold">
      <details>
        <summary>
          <span className="fc-fold__more">{more}</span>
          <span className="fc-fold__less">{less}</span>
        </summary>
        <div>{text.whole}</div>
      </details>
      {/* The style sheet sets it above, and takes it away while the whole is open. */}
      <div className="fc-fold__short">{text.short}</div>
    </div>
  );
}
