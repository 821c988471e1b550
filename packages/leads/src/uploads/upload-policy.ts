/** What may be attached to a lead. */
export interface UploadPolicy {
  mostFiles: number;
  /** Of one file. */
  mostBytes: number;
}

/** Up to 10 files of 10 MB each. */
export const uploadDefaults: UploadPolicy = { mostFiles: 10, mostBytes: 10_000_000 };
