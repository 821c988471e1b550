import { type FormDefinition, formFields } from "@forecourt/leads";
import { UploadProgress } from "@forecourt/ui/picked-files";
import type { FormUpload } from "./form-upload.ts";

/** How far a form's files are on their way; nothing on a form that asks for none. */
export function FormUploadProgress({ form, upload }: { form: FormDefinition; upload: FormUpload }) {
  const words = formFields(form).find(({ kind }) => kind === "files")?.fileWords;
  return words ? (
    <UploadProgress percent={upload.percent} label={words.uploading} percentText={percentText} />
  ) : null;
}

const percentText = (percent: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || undefined, { style: "percent" }).format(
    percent / 100,
  );
