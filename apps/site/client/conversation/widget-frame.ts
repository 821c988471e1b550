import { logProblem } from "../log-problem.ts";

/** How often it is looked whether the widget has put itself on the page, and how often its button is tried. */
const LOOK_MS = 100;
const TRY_MS = 300;
const GIVE_UP_MS = 10_000;

/** What a widget puts on the page: its own frame, or an element that carries its name. */
const framesOf = (host: string): readonly HTMLIFrameElement[] =>
  [...document.querySelectorAll("iframe")].filter(
    ({ src, id, title }) => hostOf(src) === host || /chat|podium|messag/i.test(`${id} ${title}`),
  );

const hostOf = (address: string): string | null => URL.parse(address)?.host ?? null;

/**
 * Opens a chat widget that has no public way to be opened: waits for its frame, then presses the button in it. A frame of
 * another origin cannot be looked into; it is asked by message and left alone. Every failure is one line in the log.
 */
export function openFrame(script: string): void {
  const host = hostOf(script) ?? "";
  const until = performance.now() + GIVE_UP_MS;
  const look = (): void => {
    const [frame] = framesOf(host);
    if (frame) return press(frame);
    if (performance.now() < until) window.setTimeout(look, LOOK_MS);
    else logProblem("The chat widget did not appear.");
  };
  const press = (frame: HTMLIFrameElement): void => {
    const inside = insideOf(frame);
    if (inside === null) {
      frame.contentWindow?.postMessage({ type: "open" }, new URL(script).origin);
      return logProblem("The chat widget's frame cannot be looked into.");
    }
    const button = inside.querySelector("button");
    if (button) return button.click();
    if (performance.now() < until) window.setTimeout(() => press(frame), TRY_MS);
    else logProblem("The chat widget has no button.");
  };
  look();
}

function insideOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/** What a widget reports of itself. */
export interface WidgetReports {
  onActive: () => void;
  onVisitorMessage: () => void;
}

/** Follows what a widget's frame posts to the page: a visitor's message is named as one, anything else is activity. */
export function followFrame(script: string, { onActive, onVisitorMessage }: WidgetReports): void {
  const host = hostOf(script) ?? "";
  window.addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    if (!sameService(hostOf(origin), host)) return;
    // What the visitor writes is no activity of the widget, else every message would come within ten seconds of itself.
    if (/visitor.?message|message.?sent/i.test(kindOf(data))) onVisitorMessage();
    else onActive();
  });
}

/** A service's frames come from any host of its domain. */
const sameService = (one: string | null, other: string): boolean =>
  one !== null && one.split(".").slice(-2).join(".") === other.split(".").slice(-2).join(".");

function kindOf(data: unknown): string {
  if (typeof data === "string") return data.slice(0, 200);
  if (typeof data !== "object" || data === null) return "";
  const kind: unknown = Reflect.get(data, "type") ?? Reflect.get(data, "event");
  return typeof kind === "string" ? kind : "";
}
