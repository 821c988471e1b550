import type { FieldDefinition } from "@forecourt/leads";
import { PickedFiles as FileList } from "@forecourt/ui/picked-files";
import { fileKey, type FormUpload } from "./form-upload.ts";
import type { PickedFiles } from "./use-picked-files.ts";

export interface ChosenFilesProps {
  field: FieldDefinition;
  picked: PickedFiles;
  upload: FormUpload;
}

/** The files chosen for a question: those that have arrived say so, the others can be taken out again. */
export function ChosenFiles({ field: { name, fileWords }, picked, upload }: ChosenFilesProps) {
  const files = picked.lists[name] ?? [];
  if (files.length === 0 || !fileWords) return null;
  return (
    <FileList
      files={files.map((file) => ({
        name: file.name,
        size: sizeText(file.size),
        received: upload.received.includes(fileKey(file)) ? fileWords.received : null,
        removeLabel: fileWords.remove.replace("{name}", () => file.name),
        onRemove: () => picked.remove(name, file),
      }))}
    />
  );
}

const MEGABYTE = 1024 * 1024;

/** "1.2 MB", in the page's language. */
const sizeText = (bytes: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || undefined, {
    style: "unit",
    unit: bytes < MEGABYTE / 10 ? "kilobyte" : "megabyte",
    maximumFractionDigits: 1,
  }).format(bytes < MEGABYTE / 10 ? Math.ceil(bytes / 1024) : bytes / MEGABYTE);
