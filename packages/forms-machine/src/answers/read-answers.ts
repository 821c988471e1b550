import type { Answer, Answers } from "./answers.ts";

const isFile = (entry: FormDataEntryValue): entry is File => typeof entry !== "string";

/** An empty file input posts one nameless file of no bytes; that is no answer. */
const isChosen = (file: File): boolean => file.size > 0 || file.name !== "";

function answerOf(entries: readonly FormDataEntryValue[]): Answer {
  const files = entries.filter(isFile);
  if (files.length > 0) {
    const chosen = files.filter(isChosen);
    return chosen.length > 0 ? chosen : undefined;
  }
  const texts = entries.filter((entry) => typeof entry === "string");
  return texts.length === 1 ? texts[0] : texts;
}

/**
 * The answers of an HTML form, as the browser would post them: one text a field, a list where a name
 * occurs several times, files as files. An unticked box is absent, just as it is in a plain post.
 *
 * @example
 * readAnswers(form) // { name: "Kim", opt_in: "on" }
 */
export function readAnswers(form: FormData): Answers {
  const byName = new Map<string, FormDataEntryValue[]>();
  for (const [name, entry] of form) {
    const entries = byName.get(name);
    if (entries) entries.push(entry);
    else byName.set(name, [entry]);
  }
  return Object.fromEntries([...byName].map(([name, entries]) => [name, answerOf(entries)]));
}
