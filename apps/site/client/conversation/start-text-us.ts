import {
  noPrompts,
  parsePromptMemory,
  type PromptMemory,
  type PromptPolicy,
  promptRefusal,
  rememberClosed,
  rememberShown,
} from "@forecourt/forms-machine";
import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { browserStorage } from "../browser-storage.ts";
import type { OutsideService } from "../outside/outside-service.ts";
import { track } from "../visit/track-visit.ts";
import { whenSeen } from "../visit/when-seen.ts";
import { conversationActor } from "./conversation-actor.ts";
import { formInUse } from "../form-in-use.ts";

/** What the button says of itself. */
interface TextUsSetting extends PromptPolicy {
  readonly popup: boolean;
  readonly popupDelayMs: number;
  readonly openDelayMs: number;
  readonly service: string | null;
}

/** The name the greeting is governed by, and where the memory of all prompts is stored. */
const PROMPT = "text-us";
const KEY = "prompts";
/** A greeting that was held back is let in when the form has been left for a moment. */
const ALLOW_AFTER_MS = 1000;

let actor: ReturnType<typeof conversationActor> | null = null;

/** Starts the greeting of the page's 'Text us' button once the shopper sees the page, and once a visit. */
export const greetOnceSeen = (root: HTMLElement, services: readonly OutsideService[]): void =>
  whenSeen(document, () => startTextUs(root, services));

function startTextUs(root: HTMLElement, services: readonly OutsideService[]): void {
  const setting = settingOf(root);
  if (actor || !setting) return;
  const storage = browserStorage("local");
  const memory = (): PromptMemory => parsePromptMemory(storage.getItem(KEY), new Date());
  const remember = (changed: PromptMemory): void => storage.setItem(KEY, JSON.stringify(changed));
  const refusal = () => promptRefusal(PROMPT, memory(), setting, { now: new Date(), formInUse: formInUse() });
  const mayPrompt = () => refusal() === null && !otherIsAsked() && isOffered(root);
  const service = services.find(({ name }) => name === setting.service) ?? null;
  const started = conversationActor("text", service, {
    input: {
      dismissed: refusal() === "closed_before",
      popup: setting.popup,
      // The delay is the page's, not the script's, which may have come late.
      popupDelay: Math.max(0, setting.popupDelayMs - performance.now() + openedAt()),
      openDelay: setting.openDelayMs,
    },
    greeting: {
      mayPrompt,
      rememberDismissed: () => remember(rememberClosed(memory(), PROMPT, new Date())),
    },
  });
  actor = started;
  let shown = false;
  started.subscribe(({ value }) => {
    const isShown = value.popup === "shown";
    if (isShown && !shown) {
      remember(rememberShown(memory() ?? noPrompts, new Date()));
      track({ name: "prompt_shown", prompt: PROMPT });
    }
    shown = isShown;
    const popup = root.querySelector<HTMLElement>(selectorOf("textUsPopup"));
    if (popup?.contains(document.activeElement))
      root.querySelector<HTMLElement>(selectorOf("widget"))?.focus({ preventScroll: true });
    if (popup) popup.hidden = !isShown;
    stepAside(root, isShown);
    const busy = service !== null && (value.chat === "loading" || value.chat === "opening");
    root.querySelector(selectorOf("widget"))?.setAttribute("aria-busy", String(busy));
  });
  started.start();
  document.addEventListener("scroll", () => stepAside(root, shown), { passive: true });
  root
    .querySelector(selectorOf("textUsClose"))
    ?.addEventListener("click", () => started.send({ type: "DISMISS" }));
  // A form is left, or a question that came first is answered by a press.
  for (const leaving of ["focusout", "click"])
    document.addEventListener(leaving, () => {
      window.setTimeout(() => mayPrompt() && started.send({ type: "ALLOW" }), ALLOW_AFTER_MS);
    });
}

/** What a greeting must not lie over: what is pressed or filled in, and prices. */
const UNDERNEATH = `main :is(a, button, input, select, textarea, ${selectorOf("pagePrice")})`;

/** Hides the greeting and its button for as long as they would lie over something of the page that is to be read or pressed. */
function stepAside(root: HTMLElement, isShown: boolean): void {
  root.style.visibility = "";
  // Measuring makes the browser lay the page out, so it is left where nothing is shown.
  if (!isShown) return;
  const own = root.getBoundingClientRect();
  const isOver = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  };
  if ([...document.querySelectorAll(UNDERNEATH)].some(isOver)) root.style.visibility = "hidden";
}

/** When the page was opened, in milliseconds from its beginning: later for one that was rendered ahead. */
function openedAt(): number {
  const [entry] = performance.getEntriesByType("navigation") as { activationStart?: number }[];
  return entry?.activationStart ?? 0;
}

/** A press on the button: opens the widget, or where there is none the device's own messages. */
export function pressTextUs(button: HTMLAnchorElement, services: readonly OutsideService[]): void {
  const root = button.closest<HTMLElement>(selectorOf("textUs"));
  if (root) startTextUs(root, services);
  actor?.send({ type: "CHAT_CLOSED" });
  actor?.send({ type: "TEXT_US" });
  if (settingOf(root)?.service === null) location.assign(button.href);
}

/** A page with a form, or with a conversation of its own, hides the button. */
const isOffered = (root: HTMLElement): boolean => getComputedStyle(root).display !== "none";

/** One question at a time: a dialog or the question about privacy comes first. */
const otherIsAsked = (): boolean =>
  document.querySelector(`dialog[open], ${selectorOf("consent", "banner")}:not([hidden])`) !== null;

/** The page's own server has written it; a page that was changed by hand has no greeting. */
const settingOf = (root: Element | null): TextUsSetting | null =>
  readBehaviour(root, "textUs") as TextUsSetting | null;
