// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { Field, type FieldProps, type FieldView } from "./field.tsx";

afterEach(cleanup);

const aField = (over: Partial<FieldView>): FieldView => ({
  name: "email",
  label: "Email",
  kind: "email",
  required: true,
  maxLength: 254,
  ...over,
});

const draw = (field: FieldView, over: Partial<FieldProps> = {}) =>
  render(
    <Field
      field={field}
      formId="f"
      value=""
      problem={null}
      optionalText="optional"
      chooseText="Choose"
      {...over}
    />,
  );

describe("Field", () => {
  it("suggests what is often answered, and takes anything else", () => {
    const options = [{ value: "Jayco", label: "Jayco" }];
    draw(aField({ name: "make", label: "Make", kind: "text", options }));
    const input = screen.getByLabelText<HTMLInputElement>("Make");
    expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(["Jayco"]);
    expect(input.type).toBe("text");
  });

  it("is found by its label and helps phones to fill it in", () => {
    draw(aField({ autocomplete: "email", inputMode: "email" }));
    const input = screen.getByLabelText("Email");
    expect(input.getAttribute("autocomplete")).toBe("email");
    expect(input.getAttribute("type")).toBe("email");
    expect(input.getAttribute("aria-required")).toBe("true");
  });

  it("takes several files, and leaves what they are to the server", () => {
    draw(aField({ name: "files", label: "Photos", kind: "files", required: false, maxLength: 10 }));
    const input = screen.getByLabelText(/Photos/);
    expect(["type", "multiple", "maxlength", "value"].map((name) => input.getAttribute(name))).toEqual([
      "file",
      "",
      null,
      null,
    ]);
  });

  it("ties its problem to the control, so that a screen reader says both", () => {
    draw(aField({}), { problem: "invalid email address" });
    const input = screen.getByLabelText("Email");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "invalid email address",
    );
  });

  it("says which fields may stay empty", () => {
    draw(aField({ required: false }));
    expect(screen.getByLabelText("Email (optional)")).toBeTruthy();
  });

  it.each(["email", "message", "select", "consent", "radio"] as const)(
    "lets a browser without a script go to the %s that is wrong",
    (kind) => {
      const options = [{ value: "a", label: "A" }];
      const html = (focused: boolean) =>
        renderToStaticMarkup(
          <Field
            field={aField({ kind, options })}
            formId="f"
            value=""
            problem="wrong"
            optionalText=""
            chooseText=""
            focused={focused}
          />,
        );
      expect(html(true).match(/autofocus/gi)).toHaveLength(1);
      expect(html(false)).not.toMatch(/autofocus/i);
    },
  );

  it("brings back what was typed", () => {
    draw(aField({ kind: "message", name: "message", label: "Comments" }), { value: "Is it <still> here?" });
    expect(screen.getByLabelText<HTMLTextAreaElement>("Comments").value).toBe("Is it <still> here?");
  });

  it("ticks a box only when `checked` says so", () => {
    draw(aField({ kind: "consent", name: "opt_in", label: "Keep me posted" }), { checked: true });
    expect(screen.getByLabelText<HTMLInputElement>("Keep me posted").checked).toBe(true);
  });

  it.each(["radio", "checkboxes"] as const)("groups %s under one legend", (kind) => {
    draw(
      aField({
        kind,
        label: "When",
        options: [
          { value: "am", label: "Morning" },
          { value: "pm", label: "Afternoon" },
        ],
      }),
      {
        value: "pm",
      },
    );
    expect(screen.getByRole("group", { name: "When" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Afternoon").checked).toBe(true);
  });
});

const OPTIONS = [
  { value: "a", label: "A" },
  { value: "b", label: "B", group: "Others" },
  { value: "c", label: "C" },
  { value: "d", label: "D", group: "Others" },
];
const drawn = (field: Partial<FieldView>, over: Partial<FieldProps> = {}) =>
  outline(
    <Field
      field={aField(field)}
      formId="f"
      value=""
      problem={null}
      optionalText="optional"
      chooseText="Choose"
      otherDayText="Another day"
      {...over}
    />,
  );

const days = [
  { value: "2026-11-21", label: "Today" },
  { value: "2026-11-22", label: "Tomorrow" },
];
const dayLines = (value: string, problem: string | null = null) =>
  drawn({ kind: "date", name: "day", options: days }, { value, problem })
    .split("\n")
    .filter((line) => /checked|type=date|problem/.test(line));

describe("what a field draws", () => {
  it("is a hidden value alone where nothing is asked", () => {
    expect(drawn({ kind: "hidden" }, { value: "7" })).toMatchInlineSnapshot(
      `"input[type=hidden][name=email][value=7]"`,
    );
  });

  it("is a labelled control with its hint and its problem, each named by the control", () => {
    const field = { kind: "phone", hint: "We only call once.", required: false, inputMode: "tel" } as const;
    expect(drawn(field, { value: "04", problem: "Invalid phone number." })).toMatchSnapshot();
  });

  it("has sentences to tap under a message", () => {
    const field = { kind: "message", name: "message", suggestions: ["Is it here?", "Call me"] } as const;
    expect(drawn(field)).toMatchSnapshot();
  });

  it("offers choices in their groups, in the order these are named first", () => {
    expect(drawn({ kind: "select", options: OPTIONS, inputMode: "text" })).toMatchSnapshot();
    expect(drawn({ kind: "select" })).toMatchInlineSnapshot(`
      "div.fc-field
        label[for=f-email]
          'Email'
        select.fc-input[id=f-email][name=email][aria-required=true]
          option[value][selected]
            'Choose'"
    `);
  });

  it("announces what is wrong with a file as it is picked", () => {
    const problem = "Too large.";
    expect(drawn({ kind: "files", name: "files" }, { problem })).toMatchInlineSnapshot(`
      "div.fc-field
        label[for=f-files]
          'Email'
        input.fc-input[id=f-files][aria-invalid=true][aria-describedby=f-files-problem][type=file][multiple][accept=image/*,.heic,.pdf][name=files]
        span.fc-field__problem[id=f-files-problem][role=alert]
          'Too large.'"
    `);
  });

  it("is a box with its sentence", () => {
    const over = { checked: true, problem: "You must agree.", focused: true };
    expect(drawn({ kind: "checkbox", name: "terms" }, over)).toMatchInlineSnapshot(`
      "div.fc-field
        label.fc-check[for=f-terms]
          input[id=f-terms][type=checkbox][autofocus][aria-invalid=true][aria-describedby=f-terms-problem][name=terms][checked][value=true]
          span
            'Email'
        span.fc-field__problem[id=f-terms-problem]
          'You must agree.'"
    `);
    expect(drawn({ kind: "consent", name: "opt_in" })).toMatchInlineSnapshot(`
      "div.fc-field
        label.fc-check[for=f-opt_in]
          input[id=f-opt_in][type=checkbox][name=opt_in][value=true]
          span
            'Email'"
    `);
  });

  it("ticks those of several boxes that were chosen, and leads to the first where something is wrong", () => {
    const over = { value: "a\nc", problem: "Too many.", focused: true };
    expect(drawn({ kind: "checkboxes", options: OPTIONS.slice(0, 3) }, over)).toMatchSnapshot("boxes");
    expect(drawn({ kind: "radio", options: OPTIONS.slice(0, 2) })).toMatchSnapshot("radio buttons");
  });

  it("offers a few days to press, and a calendar for any other", () => {
    expect(drawn({ kind: "date", name: "day", options: days, required: false })).toMatchSnapshot();
    expect(drawn({ kind: "date", name: "day" })).toMatchInlineSnapshot(`
      "div.fc-field
        label[for=f-day]
          'Email'
        input.fc-input[id=f-day][maxlength=254][aria-required=true][type=date][name=day][value]"
    `);
  });

  it("chooses no day for the shopper", () => {
    expect(dayLines("")).toEqual(["  input.fc-input[type=date][aria-label=Email][name=day][value]"]);
  });

  it("shows the day that was chosen where it was chosen", () => {
    expect(dayLines("2026-11-22\n")).toEqual([
      "    input[type=radio][name=day][checked][value=2026-11-22]",
      "  input.fc-input[type=date][aria-label=Email][name=day][value]",
    ]);
    expect(dayLines("\n2026-12-24", "Closed.")).toEqual([
      "fieldset.fc-field.fc-days[id=f-day][tabindex=-1][aria-describedby=f-day-problem]",
      "    input[type=radio][name=day][checked][value]",
      "  input.fc-input[type=date][aria-label=Email][name=day][value=2026-12-24]",
      "  span.fc-field__problem[id=f-day-problem]",
    ]);
  });
});
