import { assign, emit, fromPromise, setup } from "xstate";
import { missingWork } from "../answers/missing-work.ts";

/** What the 'Text us' button starts from. */
export interface TextUsInput {
  /** The welcome popup was closed on an earlier page; it then never opens by itself. */
  readonly dismissed: boolean;
  /** Whether there is a welcome popup at all. Default true. */
  readonly popup?: boolean;
  /** Milliseconds before the popup comes. Default 3000. */
  readonly popupDelay?: number;
  /** Milliseconds a freshly loaded widget is given before it is opened. Default 1300. */
  readonly openDelay?: number;
}

/** What happens around the 'Text us' button. */
export type TextUsEvent =
  | { readonly type: "TEXT_US" }
  /** The popup's close button. */
  | { readonly type: "DISMISS" }
  /** Whoever governs popups lets this one appear now. */
  | { readonly type: "ALLOW" }
  | { readonly type: "CHAT_CLOSED" }
  /** The chat widget reports any activity. */
  | { readonly type: "WIDGET_ACTIVE" }
  | { readonly type: "VISITOR_MESSAGE" };

/**
 * What the button reports: it was used (event 54), the first message (55), each later one (57), and that the
 * widget is blocked or did not come, for one line in the log.
 */
export interface TextUsFact {
  readonly type: "textUsOpened" | "chatStarted" | "chatContinued" | "chatFailed";
}

interface TextUsContext {
  readonly silent: boolean;
  readonly popupDelay: number;
  readonly openDelay: number;
  readonly messages: number;
}

/**
 * The 'Text us' button in three regions. `popup` opens after 3 s, unless it was closed on an earlier
 * page or the site's governor of popups says no (`held` until it allows). `chat` loads the widget on
 * first use and opens it 1.3 s after it came. `talk` counts a visitor's message only within 10 s of
 * the widget's own activity, since widgets also echo old messages.
 *
 * Work by name: actor `loadWidget`; actions `openWidget`, `rememberDismissed`; guard `mayPrompt`.
 */
export const textUsMachine = setup({
  types: {
    input: {} as TextUsInput,
    context: {} as TextUsContext,
    events: {} as TextUsEvent,
    emitted: {} as TextUsFact,
  },
  actors: { loadWidget: fromPromise<void>(missingWork("textUsMachine", "loadWidget")) },
  delays: {
    popupDelay: ({ context }) => context.popupDelay,
    openDelay: ({ context }) => context.openDelay,
    talkWindow: 10_000,
    loadTimeout: 20_000,
  },
  guards: {
    silent: ({ context }) => context.silent,
    mayPrompt: () => true,
    firstMessage: ({ context }) => context.messages === 0,
  },
  actions: {
    openWidget: () => {},
    rememberDismissed: () => {},
    countMessage: assign(({ context }) => ({ messages: context.messages + 1 })),
  },
}).createMachine({
  id: "textUs",
  type: "parallel",
  context: ({ input }) => ({
    silent: input.dismissed || input.popup === false,
    popupDelay: input.popupDelay ?? 3000,
    openDelay: input.openDelay ?? 1300,
    messages: 0,
  }),
  states: {
    popup: {
      initial: "waiting",
      states: {
        waiting: {
          always: { guard: "silent", target: "closed" },
          after: { popupDelay: [{ guard: "mayPrompt", target: "shown" }, { target: "held" }] },
          on: { TEXT_US: "closed" },
        },
        held: { on: { ALLOW: "shown", TEXT_US: "closed" } },
        shown: {
          on: {
            DISMISS: { target: "closed", actions: "rememberDismissed" },
            TEXT_US: { target: "closed", actions: "rememberDismissed" },
          },
        },
        closed: {},
      },
    },
    chat: {
      initial: "absent",
      states: {
        absent: {
          on: { TEXT_US: { target: "loading", actions: emit({ type: "textUsOpened" }) } },
        },
        loading: {
          invoke: { src: "loadWidget", onDone: "opening", onError: "failed" },
          after: { loadTimeout: "failed" },
        },
        opening: { after: { openDelay: { target: "open", actions: "openWidget" } } },
        open: { on: { CHAT_CLOSED: "ready" } },
        ready: {
          on: {
            TEXT_US: { target: "open", actions: [emit({ type: "textUsOpened" }), "openWidget"] },
          },
        },
        // A widget that cannot be loaded is logged only; the button stays usable.
        failed: {
          entry: emit({ type: "chatFailed" }),
          on: { TEXT_US: { target: "loading", actions: emit({ type: "textUsOpened" }) } },
        },
      },
    },
    talk: {
      initial: "quiet",
      states: {
        quiet: { on: { WIDGET_ACTIVE: "active" } },
        active: {
          after: { talkWindow: "quiet" },
          on: {
            WIDGET_ACTIVE: { target: "active", reenter: true },
            VISITOR_MESSAGE: [
              { guard: "firstMessage", actions: ["countMessage", emit({ type: "chatStarted" })] },
              { actions: ["countMessage", emit({ type: "chatContinued" })] },
            ],
          },
        },
      },
    },
  },
});

/** The work behind the 'Text us' button, by name. */
export interface TextUsWork {
  /** Brings the chat widget's script in; rejects when it cannot. */
  loadWidget(): Promise<void>;
  openWidget(): void;
  /** Stores that the popup was closed, for later pages. */
  rememberDismissed(): void;
  /** The governor of all popups: whether one may appear now. */
  mayPrompt(): boolean;
}

/**
 * `textUsMachine` with its work filled in.
 *
 * @example
 * const actor = createActor(provideTextUs(work), { input: { dismissed: false } });
 * actor.on("textUsOpened", () => dispatch({ name: "text_us_opened" }));
 */
export const provideTextUs = (work: TextUsWork): typeof textUsMachine =>
  textUsMachine.provide({
    actors: { loadWidget: fromPromise(async () => work.loadWidget()) },
    actions: {
      openWidget: () => work.openWidget(),
      rememberDismissed: () => work.rememberDismissed(),
    },
    guards: { mayPrompt: () => work.mayPrompt() },
  });
