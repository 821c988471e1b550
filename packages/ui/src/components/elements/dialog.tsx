import type { ReactElement, ReactNode } from "react";

export interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A native dialog: focus, Escape and the backdrop are the browser's. It is opened by script; a link does it without. */
export function Dialog({ id, title, closeLabel, children }: DialogProps): ReactElement {
  return (
    <dialog id={id} className="fc-dialog" aria-labelledby={`${id}-title`}>
      <div className="fc-dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button className="fc-dialog__close" aria-label={closeLabel}>
            ×
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
