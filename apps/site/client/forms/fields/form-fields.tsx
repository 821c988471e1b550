import type { FieldDefinition } from "@forecourt/leads";
import { ChoiceTiles } from "@forecourt/ui/choice-tiles";
import { Field } from "@forecourt/ui/field";
import { fetchedPart } from "../../fetched-part.tsx";
import type { FormWords } from "../enquiry-setting.ts";
import type { ChosenFilesProps } from "./chosen-files.tsx";
import type { FormUpload } from "./form-upload.ts";
import type { PickedFiles } from "./use-picked-files.ts";

/** What is in the fields: texts, lists of ticked values, ticks. */
export type Typed = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export interface FormFieldsProps {
  formId: string;
  fields: readonly FieldDefinition[];
  words: FormWords;
  /** What the shopper typed before; a box that is not in it is not ticked. */
  typed?: Typed | null;
  /** First values of a form that was not touched yet. */
  filled?: Readonly<Record<string, string>>;
  problems: readonly { field: string; message: string }[];
  /** The files chosen so far, and how far they are on their way. */
  files?: { readonly picked: PickedFiles; readonly upload: FormUpload };
  /** A few choices as tiles that a thumb can hit. */
  tiles?: boolean;
  /** Name of the field that takes focus when the page is opened. */
  focused?: string;
}

/** Fetched once a file is chosen. */
const ChosenFiles = fetchedPart<ChosenFilesProps>(() =>
  import("./chosen-files.tsx").then((module) => module.ChosenFiles),
);

/** As many choices of a question stand as tiles: what can be seen at a glance. Longer lists stay as they are. */
const mostTiles = (kind: FieldDefinition["kind"]): number =>
  kind === "select" ? 6 : kind === "checkboxes" ? 12 : -1;

/** The questions of a form or of one of its steps, each with its problem under it. */
export function FormFields({
  formId,
  fields,
  words,
  typed,
  filled = {},
  problems: given,
  files,
  tiles = false,
  focused,
}: FormFieldsProps) {
  const problems = [...(files?.picked.problems ?? []), ...given];
  return fields.map((field) => {
    const before = typed?.[field.name];
    const problem = problems.find((each) => each.field === field.name)?.message ?? null;
    const value = typed ? textOf(before) : (filled[field.name] ?? textOf(field.initial));
    if (tiles && (field.options?.length ?? 0) <= mostTiles(field.kind))
      return (
        <ChoiceTiles
          key={field.name}
          field={field}
          formId={formId}
          value={value}
          problem={problem}
          noAnswerText={words.noAnswer}
        />
      );
    return (
      <Field
        key={field.name}
        field={field}
        formId={formId}
        value={value}
        checked={typed ? before !== undefined && before !== false : field.initial === true}
        problem={problem}
        optionalText={words.optional}
        chooseText={words.choose}
        otherDayText={words.otherDay}
        focused={field.name === focused}
      >
        {files?.picked.lists[field.name]?.length ? <ChosenFiles field={field} {...files} /> : null}
      </Field>
    );
  });
}

/** A group of ticks is written as lines; an initial tick has no text. */
const textOf = (answer: string | boolean | readonly string[] | undefined): string =>
  typeof answer === "boolean" || answer === undefined ? "" : [answer].flat().join("\n");
