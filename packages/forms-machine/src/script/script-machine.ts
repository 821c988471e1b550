import { fromPromise, setup } from "xstate";
import { missingWork } from "../answers/missing-work.ts";

/** Asks for the script; the first time, and after a failure. */
export interface ScriptEvent {
  readonly type: "LOAD";
}

/**
 * A third-party script that is fetched when it is needed (maps, chat, human verification):
 * `idle`, `loading`, `waiting` (fetched, but not yet usable: asked every 100 ms), `ready`, `failed`,
 * from where it may be tried again.
 *
 * Work by name: actor `loadScript`, guard `isUsable`; see `provideScript`.
 */
export const scriptMachine = setup({
  types: { events: {} as ScriptEvent },
  actors: { loadScript: fromPromise<void>(missingWork("scriptMachine", "loadScript")) },
  delays: { poll: 100, timeout: 15_000 },
  guards: { isUsable: () => true },
}).createMachine({
  id: "script",
  initial: "idle",
  states: {
    idle: { on: { LOAD: "fetching" } },
    fetching: {
      initial: "loading",
      after: { timeout: "failed" },
      states: {
        loading: {
          invoke: { src: "loadScript", onDone: "waiting", onError: "#script.failed" },
        },
        waiting: {
          always: { guard: "isUsable", target: "#script.ready" },
          after: { poll: { target: "waiting", reenter: true } },
        },
      },
    },
    ready: {},
    failed: { on: { LOAD: "fetching" } },
  },
});

/**
 * `scriptMachine` with its work filled in. `isUsable` is for scripts that announce themselves late.
 *
 * @example
 * const maps = provideScript({ loadScript: () => addScript(document, { src }), isUsable: () => "google" in window });
 */
export const provideScript = (work: {
  loadScript(): Promise<void>;
  isUsable?(): boolean;
}): typeof scriptMachine =>
  scriptMachine.provide({
    actors: { loadScript: fromPromise(async () => work.loadScript()) },
    guards: { isUsable: () => work.isUsable?.() ?? true },
  });
