/** What may be attached to a lead. */
export interface UploadPolicy {
  maxFiles: number;
  /** Of one file. */
  maxBytes: number;
}

/** Up to 10 files of 10 MB each. A file of 10 MiB is shown as one of 10 MB on most devices, so it is taken. */
export const uploadDefaults: UploadPolicy = { maxFiles: 10, maxBytes: 10 * 1024 * 1024 };
