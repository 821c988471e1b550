import type { StartableActor } from "./lazy-actor.ts";

/**
 * An actor seen through a view: what a lazy hook gets to show is the view, not the whole snapshot.
 *
 * @example
 * const form = viewedActor(createActor(machine, { input: { key } }), submitView);
 */
export const viewedActor = <TSnapshot, TEvent, TView>(
  actor: StartableActor<TSnapshot, TEvent>,
  view: (snapshot: TSnapshot) => TView,
): StartableActor<TView, TEvent> => ({
  start: () => actor.start(),
  send: (event) => actor.send(event),
  getSnapshot: () => view(actor.getSnapshot()),
  subscribe: (listener) => actor.subscribe((snapshot) => listener(view(snapshot))),
});
