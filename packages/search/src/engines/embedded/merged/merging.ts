import type { Run } from "../../../lists/runs.ts";

/** What becomes of the documents of two stores, the second of which holds what is new. */
export interface Merging {
  readonly runs: readonly Run[];
  /** Documents of the first store that are in no run. */
  readonly left: readonly number[];
  /** How a document of the merged store writes a folded text in a field. */
  readonly spelling: (document: number, field: string, folded: string) => string;
}
