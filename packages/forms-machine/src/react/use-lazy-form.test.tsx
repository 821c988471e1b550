// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { Answers } from "../answers/answers.ts";
import { provideSubmit } from "../submit/provide-submit.ts";
import { submitView } from "../submit/submit-view.ts";
import { useLazyForm } from "./use-lazy-form.ts";

// React asks test environments to say so; the testing library says it only for its own render.
Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
afterEach(cleanup);

const settled = () => act(() => new Promise((resolve) => setImmediate(resolve)));

function enquiry(sent: Answers[]) {
  const actor = createActor(
    provideSubmit({
      validate: ({ values }) => ({ ok: true, values }),
      submitLead: ({ values }) => {
        sent.push(values);
        return { ok: true, leadId: "7" };
      },
    }),
    { input: { key: "k" } },
  );
  return { actor, view: submitView };
}

function Enquiry({ load }: { load: () => Promise<ReturnType<typeof enquiry>> }) {
  const { view, loaded, failed, formProps } = useLazyForm(load);
  const state = view?.state ?? "idle";
  return (
    <form action="/enquire" method="post" {...formProps}>
      <input aria-label="Name" name="name" defaultValue="Kim" />
      <output>{[state, loaded && "loaded", failed && "failed"].filter(Boolean).join(" ")}</output>
      <button type="submit">Send</button>
    </form>
  );
}

describe("useLazyForm", () => {
  it("carries no machine until the shopper touches the form", async () => {
    const load = vi.fn(async () => enquiry([]));
    render(<Enquiry load={load} />);
    await settled();
    expect(load).not.toHaveBeenCalled();
    fireEvent.focus(screen.getByLabelText("Name"));
    await settled();
    expect(screen.getByRole("status").textContent).toBe("idle loaded");
  });

  it("sends a lead even when submit is the first touch, also in strict mode", async () => {
    const sent: Answers[] = [];
    const load = vi.fn(async () => enquiry(sent));
    render(
      <StrictMode>
        <Enquiry load={load} />
      </StrictMode>,
    );
    fireEvent.submit(screen.getByRole("button").closest("form") ?? document.body);
    await settled();
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([{ name: "Kim" }]);
    expect(screen.getByRole("status").textContent).toBe("success loaded");
  });

  it("sends what is in the form at the last of several submits that wait for the machine", async () => {
    const sent: Answers[] = [];
    const arrives = Promise.withResolvers<ReturnType<typeof enquiry>>();
    render(<Enquiry load={() => arrives.promise} />);
    const form = screen.getByRole("button").closest("form") ?? document.body;
    fireEvent.submit(form);
    fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Kim Lee" } });
    fireEvent.submit(form);
    arrives.resolve(enquiry(sent));
    await settled();
    await settled();
    expect(sent).toEqual([{ name: "Kim Lee" }]);
  });

  it("posts the plain form by itself when the machine cannot be fetched", async () => {
    const posted = vi.fn();
    render(<Enquiry load={() => Promise.reject(new Error("offline"))} />);
    const form = screen.getByRole("button").closest("form") ?? document.body;
    document.body.addEventListener("submit", (event) => {
      posted(event.defaultPrevented);
      event.preventDefault(); // jsdom cannot navigate
    });
    fireEvent.submit(form);
    await settled();
    expect(screen.getByRole("status").textContent).toBe("idle failed");
    expect(posted.mock.calls).toEqual([[true], [false]]);
  });

  it("does not post by itself when nothing was submitted yet", async () => {
    const requestSubmit = vi.spyOn(HTMLFormElement.prototype, "requestSubmit");
    render(<Enquiry load={() => Promise.reject(new Error("offline"))} />);
    fireEvent.pointerDown(screen.getByLabelText("Name"));
    await settled();
    expect(requestSubmit).not.toHaveBeenCalled();
    requestSubmit.mockRestore();
  });

  it("sends LEAVE to a running machine only", async () => {
    const facts: string[] = [];
    const load = vi.fn(async () => {
      const machine = enquiry([]);
      machine.actor.on("*", ({ type }) => void facts.push(type));
      return machine;
    });
    render(<Enquiry load={load} />);
    fireEvent(window, new Event("pagehide"));
    await settled();
    expect(load).not.toHaveBeenCalled();
    fireEvent.focus(screen.getByLabelText("Name"));
    await settled();
    fireEvent(window, new Event("pagehide"));
    expect(facts).toEqual(["stepShown", "left"]);
  });

  it("renders on the server and notices a field focused before hydration", async () => {
    const load = vi.fn(async () => enquiry([]));
    const host = document.createElement("div");
    host.innerHTML = renderToString(<Enquiry load={load} />);
    document.body.append(host);
    host.querySelector("input")?.focus();
    const root = await act(() => hydrateRoot(host, <Enquiry load={load} />));
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    act(() => root.unmount());
    host.remove();
  });
});
