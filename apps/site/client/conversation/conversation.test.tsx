// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { behaviour } from "@forecourt/ui/behaviours";
import { TextUs } from "@forecourt/ui/text-us";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { provideTextUs } from "@forecourt/forms-machine";
import { createActor } from "xstate";
import { formInUse } from "../form-in-use.ts";
import { greetOnceSeen } from "./start-text-us.ts";
import { followFrame, openFrame } from "./widget-frame.ts";

const SCRIPT = "https://connect.chat.example/widget.js";
const SETTING = {
  popup: true,
  popupDelayMs: 10,
  openDelayMs: 10,
  closedForDays: null,
  minimumHoursBetween: 0,
  neverOverForms: true,
  service: null,
};

let lines: unknown[][];
beforeEach(() => {
  lines = [];
  // A document of the test was opened at once.
  Object.assign(performance, { getEntriesByType: () => [] });
  vi.spyOn(console, "warn").mockImplementation((...line) => void lines.push(line));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** A page with a frame that the chat has put there. */
const frame = (src: string): HTMLIFrameElement => {
  const made = document.createElement("iframe");
  made.title = "Chat";
  if (src !== "") made.src = src;
  document.body.append(made);
  return made;
};

describe("greetOnceSeen", () => {
  it("greets once the page is seen, after its delay, remembers that it was closed, and never greets over the question about privacy", async () => {
    render(
      <>
        <form {...behaviour({ consent: "banner" })} />
        <TextUs
          href="sms:+61491570156"
          setting={SETTING}
          text={{ button: "Text us", greeting: "Hi! You can text the dealer now.", close: "Close" }}
        />
      </>,
    );
    const root = document.querySelector<HTMLElement>("[data-text-us]");
    const popup = document.querySelector<HTMLElement>(".fc-text-us__popup");
    if (!root || !popup) throw new Error("There is no button.");
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    greetOnceSeen(root, []);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([popup.hidden, root.querySelector("[aria-busy]"), localStorage.length]).toEqual([true, null, 0]);
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
    expect(root.querySelector("[aria-busy]")).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(popup.hidden).toBe(true);
    const consent = document.querySelector("form");
    if (consent) consent.hidden = true;
    document.dispatchEvent(new MouseEvent("click"));
    await expect.poll(() => popup.hidden).toBe(false);
    expect(localStorage.getItem("prompts")).toContain('"shownAt"');
    screen.getByRole("button", { name: "Close" }).click();
    expect(popup.hidden).toBe(true);
    expect(localStorage.getItem("prompts")).toContain('"text-us"');
  });
});

describe("the greeting", () => {
  it("is hidden while it would lie over a button, and comes back when the page is scrolled on", async () => {
    render(
      <>
        <main>
          <button type="button">Enquire</button>
        </main>
        <TextUs
          href="sms:+61491570156"
          setting={SETTING}
          text={{ button: "Text us", greeting: "Hi!", close: "Close" }}
        />
      </>,
    );
    const root = document.querySelector<HTMLElement>("[data-text-us]");
    const button = screen.getByRole("button", { name: "Enquire" });
    if (!root) throw new Error("There is no greeting.");
    root.getBoundingClientRect = () => new DOMRect(90, 720, 290, 110);
    button.getBoundingClientRect = () => new DOMRect(16, 829, 350, 48);
    // One page has one greeting, and the module may have begun it.
    vi.resetModules();
    const { greetOnceSeen: start } = await import("./start-text-us.ts");
    start(root, []);
    await expect.poll(() => root.style.visibility).toBe("hidden");
    button.getBoundingClientRect = () => new DOMRect(16, 830, 350, 48);
    document.dispatchEvent(new Event("scroll"));
    expect(root.style.visibility).toBe("");
  });
});

describe("formInUse", () => {
  it("is so in a form that has the focus, or that something was typed into", () => {
    render(
      <form {...behaviour({ form: true })}>
        <input aria-label="Name" defaultValue="" />
        <input type="hidden" name="key" defaultValue="1" />
      </form>,
    );
    expect(formInUse()).toBe(false);
    const field = screen.getByLabelText<HTMLInputElement>("Name");
    field.focus();
    expect(formInUse()).toBe(true);
    field.blur();
    expect(formInUse()).toBe(false);
    field.value = "Kim";
    expect(formInUse()).toBe(true);
  });
});

describe("openFrame", () => {
  it("waits for the widget's frame and presses the button in it", async () => {
    const pressed = vi.fn();
    openFrame(SCRIPT);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const chat = frame("");
    const button = chat.contentDocument?.createElement("button");
    button?.addEventListener("click", pressed);
    if (button) chat.contentDocument?.body.append(button);
    await expect.poll(() => pressed).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([]);
    chat.remove();
  });

  it("logs one line for a frame it cannot look into", async () => {
    const chat = frame("");
    Object.defineProperty(chat, "contentDocument", { get: () => null });
    openFrame(SCRIPT);
    await expect.poll(() => lines).toEqual([["The chat widget's frame cannot be looked into."]]);
    chat.remove();
  });
});

const post = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent("message", { origin, data }));

describe("followFrame", () => {
  it("takes what the service's own hosts post for activity, and a visitor's message by its name", () => {
    const reports = { onActive: vi.fn(), onVisitorMessage: vi.fn() };
    followFrame(SCRIPT, reports);
    post("https://frames.chat.example", { type: "ready" });
    post("https://elsewhere.example.org", { type: "visitor-message" });
    expect([reports.onActive.mock.calls.length, reports.onVisitorMessage.mock.calls.length]).toEqual([1, 0]);
    post("https://frames.chat.example", { type: "visitor_message" });
    post("https://frames.chat.example", "message_sent");
    post("https://frames.chat.example", null);
    expect([reports.onActive.mock.calls.length, reports.onVisitorMessage.mock.calls.length]).toEqual([2, 2]);
  });

  it("counts no message that comes after fifteen seconds of silence", async () => {
    vi.useFakeTimers();
    const counted: string[] = [];
    const actor = createActor(
      provideTextUs({
        loadWidget: async () => {},
        openWidget: () => {},
        rememberDismissed: () => {},
        mayPrompt: () => false,
      }),
      {
        input: { dismissed: true },
      },
    ).start();
    actor.on("chatStarted", () => counted.push("first"));
    actor.on("chatContinued", () => counted.push("later"));
    followFrame(SCRIPT, {
      onActive: () => actor.send({ type: "WIDGET_ACTIVE" }),
      onVisitorMessage: () => actor.send({ type: "VISITOR_MESSAGE" }),
    });
    const write = () => post("https://frames.chat.example", { type: "visitor_message" });
    post("https://frames.chat.example", { type: "ready" });
    write();
    vi.advanceTimersByTime(9_999);
    write();
    vi.advanceTimersByTime(15_000);
    write();
    write();
    vi.useRealTimers();
    expect(counted).toEqual(["first", "later"]);
  });
});
