/** An actor that has not been started. Every XState actor is one; the shape is written out so that a wrapped one is, too. */
export interface StartableActor<TSnapshot, TEvent> {
  start(): unknown;
  send(event: TEvent): void;
  getSnapshot(): TSnapshot;
  subscribe(listener: (snapshot: TSnapshot) => void): unknown;
}

/** What a page loads once it is touched: a machine's actor, and how a screen sees its snapshots. */
export interface LoadedMachine<TSnapshot, TEvent, TView> {
  readonly actor: StartableActor<TSnapshot, TEvent>;
  readonly view: (snapshot: TSnapshot) => TView;
}

/** How far a machine is that may not be there yet. */
export type LazyState<TView> =
  | { readonly status: "untouched" | "loading" | "failed"; readonly view: null }
  | { readonly status: "running"; readonly view: TView };

/** A machine that is fetched when it is first needed. */
export interface LazyActor<TView, TEvent> {
  /** Starts the import; every later call does nothing. */
  readonly touch: () => void;
  /** Hands an event to the machine, fetching it first when needed. Events keep their order. */
  readonly send: (event: TEvent) => void;
  readonly getState: () => LazyState<TView>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The state before anything happened; one object, so that a server render and hydration agree. */
export const untouched = { status: "untouched", view: null } as const;

/**
 * Wraps a machine that is imported on first touch. Events sent meanwhile wait in a queue and are
 * delivered in order, before any later one. When the import fails the state is `failed` for good
 * (browsers do not fetch a failed module again), `onLoadFailed` is called, and events are dropped:
 * the page then belongs to plain HTML.
 */
export function createLazyActor<TSnapshot, TEvent, TView>(
  load: () => Promise<LoadedMachine<TSnapshot, TEvent, TView>>,
  onLoadFailed: () => void = () => {},
): LazyActor<TView, TEvent> {
  let state: LazyState<TView> = untouched;
  let actor: StartableActor<TSnapshot, TEvent> | null = null;
  const waiting: TEvent[] = [];
  const listeners = new Set<() => void>();

  const become = (next: LazyState<TView>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const run = ({ actor: loaded, view }: LoadedMachine<TSnapshot, TEvent, TView>) => {
    const show = (snapshot: TSnapshot) => become({ status: "running", view: view(snapshot) });
    loaded.subscribe(show);
    loaded.start();
    show(loaded.getSnapshot());
    // A listener may send while the queue drains; its event joins the end of the queue.
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) loaded.send(event);
    actor = loaded;
  };

  const fail = () => {
    become({ status: "failed", view: null });
    onLoadFailed();
  };

  const touch = () => {
    if (state.status !== "untouched") return;
    become({ status: "loading", view: null });
    // Inside `then`, so that a `load` that throws at once fails like one that rejects.
    Promise.resolve().then(load).then(run).catch(fail);
  };

  return {
    touch,
    send(event) {
      if (state.status === "failed") return;
      if (actor) return actor.send(event);
      waiting.push(event);
      touch();
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
