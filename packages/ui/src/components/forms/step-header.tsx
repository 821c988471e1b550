import type { ReactElement } from "react";

export interface StepHeaderProps {
  /** 'Step 2 of 5'. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Name of the bar for screen readers. */
  progressText: string;
}

/** How far a form of several steps is: a bar and the same in words. */
export function StepHeader({ label, percent, progressText }: StepHeaderProps): ReactElement {
  return (
    <div className="fc-step-header">
      <p>{label}</p>
      <progress
        className="fc-step-header__bar"
        aria-label={progressText}
        aria-valuetext={label}
        max={100}
        value={percent}
      />
    </div>
  );
}
