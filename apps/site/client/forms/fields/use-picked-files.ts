import type { FormDefinition } from "@forecourt/leads";
import { type RefObject, useEffect, useState } from "react";
import { whenFetched } from "../../when-fetched.ts";

/** What is wrong with the files just picked, by field; files that are refused are taken out of the field again. */
export type FileProblems = readonly { readonly field: string; readonly message: string }[];

/** Checks the files of a form when they are picked, and speaks its language. The rules are fetched with the first pick. */
export function usePickedFiles(
  element: RefObject<HTMLFormElement | null>,
  { steps }: Pick<FormDefinition, "steps">,
): FileProblems {
  const [problems, setProblems] = useState<FileProblems>([]);
  useEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    const onChange = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
      const field = target.name;
      const refusals = steps.flatMap(({ fields }) => fields).find(({ name }) => name === field)?.refusals;
      if (refusals === undefined) return;
      whenFetched(import("@forecourt/leads/browser"), ({ pickFiles, refusedFileText }) => {
        const { kept, refused } = pickFiles([...(target.files ?? [])]);
        if (refused.length > 0) keepFiles(target, kept);
        setProblems((known) => [
          ...known.filter((problem) => problem.field !== field),
          ...(refused.length > 0
            ? [{ field, message: refused.map((file) => refusedFileText(file, refusals)).join(" ") }]
            : []),
        ]);
      });
    };
    form.addEventListener("change", onChange);
    return () => form.removeEventListener("change", onChange);
  }, [element, steps]);
  return problems;
}

function keepFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
