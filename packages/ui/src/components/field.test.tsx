// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
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
