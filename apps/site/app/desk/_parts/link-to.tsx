import type { ReactNode } from "react";

/** A link as a cell of a table, which needs no key. */
export const linkTo = (href: string, text: ReactNode) => <a href={href}>{text}</a>;
