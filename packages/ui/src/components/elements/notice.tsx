import type { ReactElement, ReactNode } from "react";

export interface NoticeProps {
  tone?: "plain" | "danger";
  /** `alert` interrupts a screen reader: for what just went wrong. */
  role?: "alert" | "status";
  children: ReactNode;
}

/** A few words the shopper should not miss. */
export function Notice({ tone = "plain", role, children }: NoticeProps): ReactElement {
  return (
    <div className="fc-notice" data-tone={tone} {...(role ? { role } : {})}>
      {children}
    </div>
  );
}
