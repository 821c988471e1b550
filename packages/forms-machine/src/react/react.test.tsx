// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { leadDouble } from "../testing/lead-double.ts";
import { usePhoneReveal } from "./use-phone-reveal.ts";
import { useSteps } from "./use-steps.ts";
import { useSubmit } from "./use-submit.ts";

afterEach(cleanup);

const settled = () => act(() => new Promise((resolve) => setImmediate(resolve)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settled();
};
const status = () => screen.getByRole("status").textContent;

function Enquiry({ server }: { server: ReturnType<typeof leadDouble> }) {
  const { view, submit, reset } = useSubmit(
    { validate: ({ values }) => ({ ok: true, values }), submitLead: (input) => server.submitLead(input) },
    { key: "k" },
  );
  return (
    <>
      <output>{view.state}</output>
      <button type="button" onClick={() => submit({ name: "Kim" })} disabled={view.state === "submitting"}>
        Send
      </button>
      <button type="button" onClick={reset}>
        Again
      </button>
    </>
  );
}

function Finance({ server }: { server: ReturnType<typeof leadDouble> }) {
  const { view, resumeToken, submit, back, skip, keep } = useSteps(
    {
      validateStep: ({ values }) => ({ ok: true, values }),
      saveStep: (input) => server.saveStep(input),
      submitLead: (input) => server.submitLead(input),
    },
    { steps: ["contact", "car", "send"], key: "k" },
  );
  return (
    <>
      <output>{`${view.label} ${view.state} ${resumeToken ? "resumable" : "done"}`}</output>
      <button type="button" onClick={() => submit({ [view.step]: "x" })}>
        Next
      </button>
      <button type="button" onClick={() => back({ [view.step]: "y" })}>
        Back
      </button>
      <button type="button" onClick={() => skip("send")}>
        Skip
      </button>
      <button type="button" onClick={() => keep({ [view.step]: "z" })}>
        Keep
      </button>
    </>
  );
}

function Phone() {
  const { state, shown, phone, reveal } = usePhoneReveal(
    { revealPhone: async () => ({ ok: true, phone: "07 3333 4444" }) },
    { masked: "07 33** ****" },
  );
  return (
    <button type="button" onClick={reveal} data-state={state}>
      {phone ? `Call ${phone}` : shown}
    </button>
  );
}

describe("useSubmit", () => {
  it("sends a lead from a component, also in strict mode, and starts again", async () => {
    const server = leadDouble();
    render(
      <StrictMode>
        <Enquiry server={server} />
      </StrictMode>,
    );
    await press("Send");
    expect(status()).toBe("success");
    await press("Again");
    expect(status()).toBe("idle");
    expect(server.leads).toMatchObject([{ key: "k", sent: true }]);
  });
});

describe("useSteps", () => {
  it("walks through a form and hands out a token until it is sent", async () => {
    const server = leadDouble();
    render(<Finance server={server} />);
    expect(status()).toBe("Step 1 of 3 filling resumable");
    await press("Next");
    await press("Keep");
    await press("Back");
    expect(status()).toBe("Step 1 of 3 filling resumable");
    await press("Skip");
    expect(status()).toBe("Step 3 of 3 filling resumable");
    await press("Next");
    expect(status()).toBe("Step 3 of 3 success done");
    expect(server.leads).toHaveLength(1);
  });

  it("lets the browser's Back go one step back", async () => {
    render(<Finance server={leadDouble()} />);
    await press("Next");
    expect(status()).toContain("Step 2 of 3");
    window.history.back();
    await act(() => new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true })));
    expect(status()).toContain("Step 1 of 3");
  });
});

describe("usePhoneReveal", () => {
  it("shows the mask until it is pressed", async () => {
    render(<Phone />);
    await press("07 33** ****");
    expect(screen.getByRole("button").textContent).toBe("Call 07 3333 4444");
    expect(screen.getByRole("button").dataset["state"]).toBe("revealed");
  });
});
