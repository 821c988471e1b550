// @vitest-environment jsdom
import type { FieldDefinition, FormDefinition } from "@forecourt/leads";
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { StepWords } from "../enquiry-setting.ts";
import { aForm, aSetting } from "../testing/a-form.ts";
import { StepForm, type StepFormProps } from "./step-form.tsx";

// A busy machine may take seconds to load what a part fetches.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const asked = (name: string, required: boolean): FieldDefinition => ({
  name,
  label: name,
  kind: "text",
  required,
  maxLength: 100,
});
const form: FormDefinition = {
  ...aForm("finance"),
  steps: [
    { id: "car", title: "The car", skippable: false, fields: [asked("model", true)] },
    { id: "goals", title: "Your goals", skippable: true, fields: [asked("goal", false)] },
    { id: "you", title: "About you", skippable: false, fields: [{ ...asked("email", true), kind: "email" }] },
  ],
};
const words = {
  next: "Next",
  steps: ["Step 1", "Step 2", "Step 3"],
  later: "Later",
  saveFailed: "It was not saved.",
} as Partial<StepWords> as StepWords;

function draw(before: StepFormProps["before"] = null): void {
  vi.stubGlobal("fetch", async () => Response.json({ id: "L1" }));
  render(
    <StepForm
      id="finance"
      form={form}
      setting={aSetting}
      words={words}
      vehicleWords={null}
      before={before}
    />,
  );
}
const valueOf = (label: RegExp): string => screen.getByLabelText<HTMLInputElement>(label).value;

describe("StepForm", () => {
  it("takes a double press on its button for one, which leaves no step out", async () => {
    draw();
    fireEvent.input(screen.getByLabelText(/model/), { target: { value: "Rio" } });
    fireEvent.click(screen.getByText("Next"), { detail: 1 });
    await screen.findByText("Step 2");
    fireEvent.click(screen.getByText("Next"), { detail: 2 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(screen.queryByText("Step 3")).toBeNull();
    fireEvent.click(screen.getByText("Next"), { detail: 1 });
    await screen.findByText("Step 3");
  });

  it("ends the sentence of a step that was not saved before it says the next", async () => {
    draw();
    vi.stubGlobal("fetch", async () => new Response("", { status: 400 }));
    fireEvent.input(screen.getByLabelText(/model/), { target: { value: "Rio" } });
    fireEvent.click(screen.getByText("Next"), { detail: 1 });
    expect(await screen.findByText("An unexpected error occured. It was not saved.")).toBeDefined();
  });

  it("keeps what was typed before its script came, over what was kept of it, and the place in the field", async () => {
    const state = {
      key: "key-of-it",
      trail: { steps: ["car", "goals", "you"], index: 0, skips: [] },
      answers: { car: { model: "Rio" }, goals: { goal: "soon" } },
    };
    draw();
    screen.getByLabelText(/model/).focus();
    fireEvent.input(screen.getByLabelText(/model/), { target: { value: "Ceed" } });
    sessionStorage.setItem("north-Form-finance", `1.${btoa(encodeURIComponent(JSON.stringify(state)))}`);
    await expect.poll(() => valueOf(/goal/)).toBe("soon");
    expect(valueOf(/model/)).toBe("Ceed");
    expect(document.activeElement).toBe(screen.getByLabelText(/model/));
  });

  it("shows all steps of a form that was refused without a script, and leaves sending it to the browser", async () => {
    const sent = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    addEventListener("submit", sent);
    const problems = [{ field: "email", message: "Please enter a valid email" }];
    draw({ typed: { model: "Rio", email: "ada@" }, problems, lookup: null });
    expect(
      [...document.querySelectorAll<HTMLElement>(".fc-step")].map(({ dataset }) => dataset["state"]),
    ).toEqual(["open", "open", "open"]);
    expect(valueOf(/email/)).toBe("ada@");
    expect(document.activeElement).toBe(screen.getByLabelText(/email/));
    expect(screen.getByLabelText(/email/).getAttribute("aria-invalid")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: form.submitLabel }));
    await expect.poll(() => sent).toHaveBeenCalledTimes(2);
    removeEventListener("submit", sent);
  });

  it("fills in who the shopper is also on the steps of a form gone on with that were not reached", async () => {
    const state = {
      key: "key-of-it",
      trail: { steps: ["car", "goals", "you"], index: 1, skips: [] },
      answers: { car: { model: "Rio" } },
    };
    sessionStorage.setItem("north-Form-finance", `1.${btoa(encodeURIComponent(JSON.stringify(state)))}`);
    localStorage.setItem("north-User", JSON.stringify({ email: "ada@example.com" }));
    draw();
    await screen.findByText("Step 2");
    await expect.poll(() => valueOf(/email/)).toBe("ada@example.com");
    expect(valueOf(/model/)).toBe("Rio");
  });
});
