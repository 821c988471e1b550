/** One thing wrong with a layer, to be read by the person who wrote it. */
export interface SettingProblem {
  /** The file the layer came from, or the layer's name when it came from none. */
  readonly file: string;
  /** Dotted: "search.presetFilters.city"; empty when the file as a whole is wrong. */
  readonly path: string;
  /** A sentence: what is wrong and what to do. */
  readonly message: string;
  /** The line it stands on, counted from 1, where a file was read. */
  readonly line?: number | undefined;
}
