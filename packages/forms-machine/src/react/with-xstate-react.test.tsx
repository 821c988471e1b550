// @vitest-environment jsdom
import { useMachine } from "@xstate/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { provideSubmit } from "../submit/provide-submit.ts";
import { submitView } from "../submit/submit-view.ts";
import { leadDouble } from "../testing/lead-double.ts";

afterEach(cleanup);

function Enquiry({ server }: { server: ReturnType<typeof leadDouble> }) {
  const [machine] = useState(() =>
    provideSubmit({
      validate: ({ values }) => ({ ok: true, values }),
      submitLead: (input) => server.submitLead(input),
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { key: "k" } });
  return (
    <button type="button" onClick={() => send({ type: "SUBMIT", values: { name: "Kim" } })}>
      {submitView(snapshot).state}
    </button>
  );
}

it("a machine that is loaded with its page runs by @xstate/react, also in strict mode", async () => {
  const server = leadDouble();
  render(
    <StrictMode>
      <Enquiry server={server} />
    </StrictMode>,
  );
  fireEvent.click(screen.getByText("idle"));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.getByRole("button").textContent).toBe("success");
  expect(server.leads).toMatchObject([{ key: "k", sent: true }]);
});
