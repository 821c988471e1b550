import { type FormDefinition, formFields } from "@forecourt/leads";
import { lazy, Suspense } from "react";
import type { FormUpload } from "./form-upload.ts";

/** Fetched once files are sent. */
const UploadProgress = lazy(() =>
  import("@forecourt/ui/picked-files").then((module) => ({ default: module.UploadProgress })),
);

/** How far a form's files are on their way; nothing before, and nothing on a form that asks for none. */
export function FormUploadProgress({ form, upload }: { form: FormDefinition; upload: FormUpload }) {
  const words = formFields(form).find(({ kind }) => kind === "files")?.fileWords;
  return words && upload.percent !== null ? (
    <Suspense fallback={null}>
      <UploadProgress percent={upload.percent} label={words.uploading} percentText={percentText} />
    </Suspense>
  ) : null;
}

const percentText = (percent: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || undefined, { style: "percent" }).format(
    percent / 100,
  );
