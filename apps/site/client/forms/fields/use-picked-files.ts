import type { FieldDefinition, FormDefinition } from "@forecourt/leads";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { whenFetched } from "../../when-fetched.ts";
import { fileKey } from "./form-upload.ts";

/** The chosen files of a form. */
export interface PickedFiles {
  /** What is wrong with the files just picked, by field; files that are refused are taken out of the field again. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  /** The files of each field, as they will be sent. */
  readonly lists: Readonly<Record<string, readonly File[]>>;
  readonly remove: (field: string, file: File) => void;
}

interface Picked {
  readonly files: readonly File[];
  readonly message: string | null;
}

/**
 * Checks the files of a form when they are picked, by content too, and speaks its language; files that are picked later join those
 * of before. The rules are fetched with the first pick.
 */
export function usePickedFiles(
  element: RefObject<HTMLFormElement | null>,
  { steps }: Pick<FormDefinition, "steps">,
): PickedFiles {
  const [picked, setPicked] = useState<Readonly<Record<string, Picked>>>({});
  const known = useRef(picked);

  const put = useCallback((input: HTMLInputElement, next: Picked): void => {
    if (filesOf(input).length !== next.files.length) putFiles(input, next.files);
    known.current = { ...known.current, [input.name]: next };
    setPicked(known.current);
  }, []);

  useEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    const check = (input: HTMLInputElement): void => {
      const words = wordsOf(steps, input.name);
      if (!words) return;
      const before = known.current[input.name]?.files ?? [];
      const keys = new Set(before.map(fileKey));
      const files = [...before, ...filesOf(input).filter((file) => !keys.has(fileKey(file)))];
      whenFetched(import("@forecourt/leads/browser"), async ({ pickFiles, refusedFileText }) => {
        const { accepted, refused } = await pickFiles(files);
        const sentences = refused.map((file) => refusedFileText(file, words));
        put(input, { files: accepted, message: sentences.join(" ") || null });
      });
    };
    const onChange = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.type === "file") check(target);
    };
    // Picked before this script came, or put back by the browser after a reload.
    for (const input of form.querySelectorAll<HTMLInputElement>("input[type=file]"))
      if (filesOf(input).length > 0 && !known.current[input.name]) check(input);
    form.addEventListener("change", onChange);
    return () => form.removeEventListener("change", onChange);
  }, [element, steps, put]);

  const remove = (field: string, file: File): void => {
    const input = element.current?.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement)) return;
    const files = (known.current[field]?.files ?? []).filter((other) => other !== file);
    put(input, { files, message: null });
    // The button that was pressed goes with its file.
    input.focus();
  };

  return {
    problems: Object.entries(picked).flatMap(([field, { message }]) =>
      message === null ? [] : [{ field, message }],
    ),
    lists: Object.fromEntries(Object.entries(picked).map(([field, { files }]) => [field, files])),
    remove,
  };
}

const wordsOf = (steps: FormDefinition["steps"], name: string): FieldDefinition["fileWords"] =>
  steps.flatMap(({ fields }) => fields).find((field) => field.name === name)?.fileWords;

const filesOf = (input: HTMLInputElement): File[] => [...(input.files ?? [])];

function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
