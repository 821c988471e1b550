/** How far the files of a form are on their way. */
export interface FormUpload {
  /** 0 to 100; null while nothing is being sent. */
  readonly percent: number | null;
  /** What has arrived, by `fileKey`. */
  readonly received: readonly string[];
}

export const NO_UPLOAD: FormUpload = { percent: null, received: [] };

/** What a file is known by: a browser may give the same one as another object. */
export const fileKey = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`;
