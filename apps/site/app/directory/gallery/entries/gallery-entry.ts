import type { ReactNode } from "react";

/** One component of `@forecourt/ui` on the gallery's page. */
export interface GalleryEntry {
  /** Its name, as it is exported. */
  readonly component: string;
  /** The entry point it comes from: `@forecourt/ui/price`. */
  readonly from: string;
  /** The least that renders it. */
  readonly usage: string;
  /** Everything it can look like, by name. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** A native dialog is rendered open and in its place. */
  readonly open: boolean;
}

/** An entry of the gallery: entry point, name, the least that renders it, and its states. */
export const component = (
  from: string,
  name: string,
  usage: string,
  states: GalleryEntry["states"],
  { open = false } = {},
): GalleryEntry => ({ component: name, from: `@forecourt/ui/${from}`, usage, states, open });
