import { type FormDefinition, formFields } from "@forecourt/leads";
import { UploadProgress } from "@forecourt/ui/picked-files";

export interface FormUploadProgressProps {
  form: FormDefinition;
  percent: number;
}

/** How far a form's files are on their way, in the form's words. */
export function FormUploadProgress({ form, percent }: FormUploadProgressProps) {
  const words = formFields(form).find(({ kind }) => kind === "files")?.fileWords;
  return words ? (
    <UploadProgress percent={percent} label={words.uploading} percentText={percentText} />
  ) : null;
}

const percentText = (percent: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || undefined, { style: "percent" }).format(
    percent / 100,
  );
