import { fetchedPart } from "../../fetched-part.tsx";
import type { FormUploadProgressProps } from "./form-upload-progress.tsx";

/** Fetched once files are sent. */
export const FormUploadProgress = fetchedPart<FormUploadProgressProps>(() =>
  import("./form-upload-progress.tsx").then((module) => module.FormUploadProgress),
);
