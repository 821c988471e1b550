import type { ButtonHTMLAttributes, ReactElement, ReactNode } from "react";
import { Link } from "../../platform.tsx";

/** How loud a button is: one `primary` a screen, `quiet` beside it, `text` for what is rarely wanted. */
export type ButtonKind = "primary" | "quiet" | "text";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind; wide?: boolean };

/** A button that does something on this page. `busy` work is the caller's to say in the label. */
export function Button({
  kind = "primary",
  wide = false,
  type = "button",
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button {...rest} type={type} className="fc-button" data-kind={kind} data-wide={wide || undefined} />
  );
}

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  kind?: ButtonKind;
  wide?: boolean;
  /** For documents and other sites. */
  newTab?: boolean;
  /** Named for scripts that listen: the dialog opener, the tracker of presses. */
  [data: `data-${string}`]: string | undefined;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  kind = "primary",
  wide = false,
  newTab = false,
  children,
  ...rest
}: ButtonLinkProps): ReactElement {
  if (newTab) {
    return (
      <a
        {...rest}
        className="fc-button"
        data-kind={kind}
        data-wide={wide || undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} className="fc-button" data-kind={kind} data-wide={wide || undefined}>
      {children}
    </Link>
  );
}
