import type { ReactNode } from "react";

/** One component of `@forecourt/ui` on the gallery's page. */
export interface GalleryEntry {
  /** Its name, as it is exported. */
  readonly component: string;
  /** The entry point it comes from: `@forecourt/ui/price`. */
  readonly from: string;
  /** The least that draws it. */
  readonly usage: string;
  readonly states: readonly GalleryState[];
}

/** One thing a component can look like. */
export interface GalleryState {
  readonly name: string;
  readonly drawn: ReactNode;
  /** A native dialog is drawn open and in its place. */
  readonly open?: boolean;
}
