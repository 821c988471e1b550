import type { Destination } from "../dispatch/dispatcher.ts";

/**
 * Every event on a console, for development.
 *
 * @example
 * const events = consoleEvents({ log: console.info });
 */
export const consoleEvents = ({
  log,
}: {
  readonly log: (...words: readonly unknown[]) => void;
}): Destination => ({
  name: "console",
  purpose: null,
  receive: ({ event }) => log("event", event.name, event),
});
