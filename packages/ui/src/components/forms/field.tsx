import type { HTMLInputTypeAttribute, ReactElement, ReactNode } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { describedBy, Notes } from "./field-notes.tsx";

/** What a field asks for; it decides the control, and on a phone the keyboard. */
export type FieldViewKind =
  | "text"
  | "person-name"
  | "full-name"
  | "email"
  | "phone"
  | "postcode"
  | "message"
  | "number"
  | "date"
  | "select"
  | "radio"
  | "checkbox"
  | "checkboxes"
  | "consent"
  | "files"
  | "hidden";

/** One choice of a question; a select renders those of one group under its name. */
export interface OptionView {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

/** One question as it is rendered. */
export interface FieldView {
  /** The control's name, under which the answer is posted. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldViewKind;
  readonly required: boolean;
  /** Value of the `autocomplete` attribute. */
  readonly autocomplete?: string;
  readonly inputMode?: "text" | "tel" | "email" | "numeric" | "decimal";
  /** The choices of a select, radio or checkbox group; of a date, the days that can be chosen with one press; of a text, what is suggested while it is typed. */
  readonly options?: readonly OptionView[];
  readonly maxLength: number;
  /** A line under the field. */
  readonly hint?: string;
  /** For a message: sentences that are put into it when they are tapped; the site's script listens. */
  readonly suggestions?: readonly string[];
}

export interface FieldProps {
  field: FieldView;
  /** Makes ids unique when two forms share a page. */
  formId: string;
  /** What the shopper had typed, or nothing. */
  value: string;
  /** For boxes: whether it comes ticked. */
  checked?: boolean;
  problem: string | null;
  optionalText: string;
  chooseText: string;
  /** For a date with choices: opens the calendar for any other day. */
  otherDayText?: string;
  /** Takes focus when the page is opened, without a script too: the first wrong field of a form that came back. */
  focused?: boolean;
  /** What stands under the control, such as the files chosen in it. */
  children?: ReactNode;
}

/** The id of a field's control: what a label, a problem and the error summary point at. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

/** One labelled field with its problem under it. Uncontrolled: what is typed belongs to the browser until submit. */
export function Field(props: FieldProps): ReactElement {
  const { kind, name } = props.field;
  if (kind === "hidden") return <input type="hidden" name={name} defaultValue={props.value} />;
  if (kind === "checkbox" || kind === "consent") return <Box {...props} />;
  if (kind === "radio" || kind === "checkboxes") return <Choices {...props} />;
  if (kind === "date" && props.field.options) return <Days {...props} />;
  return <Labelled {...props} />;
}

function inputType({ kind }: FieldView): HTMLInputTypeAttribute {
  if (kind === "email" || kind === "date") return kind;
  if (kind === "phone") return "tel";
  return "text";
}

/** The attributes every control of a field shares, whatever it is. */
function sharedAttributes({ field, formId, value, problem, focused }: FieldProps) {
  const id = fieldId(formId, field.name);
  return {
    id,
    name: field.name,
    className: "fc-input",
    defaultValue: value,
    maxLength: field.maxLength,
    "aria-required": field.required,
    autoComplete: field.autocomplete,
    inputMode: field.inputMode,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": describedBy(id, problem, field.hint),
    autoFocus: focused,
  };
}

type SharedAttributes = ReturnType<typeof sharedAttributes>;

function Labelled(props: FieldProps): ReactElement {
  const { field, formId, problem, optionalText } = props;
  const id = fieldId(formId, field.name);
  return (
    <div className="fc-field">
      <label htmlFor={id}>
        {field.label}
        {field.required ? null : <span className="fc-field__optional"> ({optionalText})</span>}
      </label>
      <Control {...props} shared={sharedAttributes(props)} />
      {props.children}
      {field.suggestions ? <Suggestions texts={field.suggestions} of={id} /> : null}
      {/* Files are checked when they are picked. */}
      <Notes
        id={id}
        hint={field.hint}
        problem={problem}
        role={field.kind === "files" ? "alert" : undefined}
      />
    </div>
  );
}

/** Rendered with a script alone: without one there is nothing that could put a sentence into the field. */
function Suggestions({ texts, of }: { texts: readonly string[]; of: string }): ReactElement {
  return (
    <span className="fc-suggestions">
      {texts.map((text) => (
        <button key={text} type="button" className="fc-chip" {...behaviour({ suggests: of })}>
          {text}
        </button>
      ))}
    </span>
  );
}

function Control(props: FieldProps & { shared: SharedAttributes }): ReactElement {
  const { field, shared } = props;
  if (field.kind === "message") return <textarea {...shared} rows={4} />;
  if (field.kind === "select") return <Select {...props} />;
  if (field.kind === "files") return <Files {...props} />;
  if (field.kind === "text" && field.options) return <Suggested {...props} options={field.options} />;
  return <input {...shared} type={inputType(field)} />;
}

/** A line of text with what is often answered; any other answer is taken too. */
function Suggested({
  options,
  shared,
}: {
  options: readonly OptionView[];
  shared: SharedAttributes;
}): ReactElement {
  const list = `${shared.id}-list`;
  return (
    <>
      <input {...shared} type="text" list={list} />
      <datalist id={list}>
        <Options options={options} />
      </datalist>
    </>
  );
}

function Select({ field, chooseText, shared }: FieldProps & { shared: SharedAttributes }): ReactElement {
  const { maxLength: _maxLength, inputMode: _inputMode, ...select } = shared;
  return (
    <select {...select}>
      <option value="">{chooseText}</option>
      {byGroup(field.options ?? []).map(([group, options]) =>
        group === undefined ? (
          <Options key="" options={options} />
        ) : (
          <optgroup key={group} label={group}>
            <Options options={options} />
          </optgroup>
        ),
      )}
    </select>
  );
}

function Options({ options }: { options: readonly OptionView[] }): ReactElement {
  return (
    <>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** Options by the group they belong to, in the order the groups are named first. */
function byGroup(options: readonly OptionView[]): [group: string | undefined, options: OptionView[]][] {
  const groups = new Map<string | undefined, OptionView[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}

/** The kinds are a hint to the shopper's device; what a file is, the server finds out. */
function Files({ shared }: { shared: SharedAttributes }): ReactElement {
  const { maxLength: _maxLength, defaultValue: _value, "aria-required": _required, ...files } = shared;
  return <input {...files} type="file" multiple accept="image/*,.heic,.pdf" />;
}

function Box({ field, formId, checked, problem, focused }: FieldProps): ReactElement {
  const id = fieldId(formId, field.name);
  return (
    <div className="fc-field">
      <label className="fc-check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          value="true"
          defaultChecked={checked}
          {...(focused ? { autoFocus: true } : {})}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, problem)}
        />
        <span>{field.label}</span>
      </label>
      <Notes id={id} problem={problem} />
    </div>
  );
}

function Choices({ field, formId, value, problem, focused }: FieldProps): ReactElement {
  const id = fieldId(formId, field.name);
  return (
    <fieldset className="fc-field" id={id} tabIndex={-1} aria-describedby={describedBy(id, problem)}>
      <legend>{field.label}</legend>
      {field.options?.map((option, index) => (
        <label key={option.value} className="fc-check">
          <input
            {...(focused && index === 0 ? { autoFocus: true } : {})}
            type={field.kind === "radio" ? "radio" : "checkbox"}
            name={field.name}
            value={option.value}
            defaultChecked={value.split("\n").includes(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <Notes id={id} problem={problem} />
    </fieldset>
  );
}

/**
 * A few days as chips, and a calendar for any other. Both post under the question's one name, the chip first: the first of
 * them that holds a day is the answer. Before a day is chosen no chip is.
 */
function Days({ field, formId, value, problem, optionalText, otherDayText }: FieldProps): ReactElement {
  const id = fieldId(formId, field.name);
  const { name, label, required, options = [], hint } = field;
  const [day = ""] = value.split("\n").filter(Boolean);
  const isOther = day !== "" && !options.some((option) => option.value === day);
  const chosen = isOther ? "" : day || null;
  return (
    <fieldset
      className="fc-field fc-days"
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, problem, hint)}
    >
      <legend>
        {label}
        {required ? null : <span className="fc-field__optional"> ({optionalText})</span>}
      </legend>
      {[...options, { value: "", label: otherDayText }].map((option) => (
        <label key={option.value} className="fc-tile">
          <input type="radio" name={name} value={option.value} defaultChecked={option.value === chosen} />
          <span>{option.label}</span>
        </label>
      ))}
      <input
        className="fc-input"
        type="date"
        name={name}
        aria-label={label}
        defaultValue={isOther ? day : ""}
      />
      <Notes id={id} hint={hint} problem={problem} />
    </fieldset>
  );
}
