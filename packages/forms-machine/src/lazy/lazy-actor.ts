/**
 * What a lazy hook starts once it has been loaded. Every XState actor is one; the shape is written
 * out so that this entry carries no XState.
 */
export interface StartableActor<TSnapshot, TEvent> {
  start(): unknown;
  send(event: TEvent): void;
  getSnapshot(): TSnapshot;
  subscribe(listener: (snapshot: TSnapshot) => void): unknown;
}

/** What is known of a machine that may not be there yet. */
export type LazyState<TSnapshot> =
  | { readonly status: "untouched" | "loading" | "failed"; readonly snapshot: null }
  | { readonly status: "running"; readonly snapshot: TSnapshot };

/** A machine that is fetched when it is first needed. */
export interface LazyActor<TSnapshot, TEvent> {
  /** Starts the import; every later call does nothing. */
  readonly touch: () => void;
  /** Hands an event to the machine, fetching it first when needed. Order is kept. */
  readonly send: (event: TEvent) => void;
  readonly getState: () => LazyState<TSnapshot>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The state before anything happened; one object, so that a server render and hydration agree. */
export const untouched = { status: "untouched", snapshot: null } as const;

/** Settings of `createLazyActor`. */
export interface LazyOptions<TEvent> {
  /** Called once when the import fails, with the events that were waiting for it. */
  readonly onLoadFailed?: (waiting: readonly TEvent[]) => void;
}

/**
 * Wraps a machine that is imported on first touch. Events sent meanwhile wait in a queue and are
 * delivered in order, before any later one. When the import fails the state is `failed` for good
 * (browsers do not fetch a failed module again), the waiting events are handed to `onLoadFailed`,
 * and later ones are dropped: the page then belongs to plain HTML.
 *
 * @example
 * const lazy = createLazyActor(() => import("./enquiry-machine").then((module) => module.startEnquiry()));
 * lazy.touch();
 * lazy.send({ type: "SUBMIT", values });
 */
export function createLazyActor<TSnapshot, TEvent>(
  load: () => Promise<StartableActor<TSnapshot, TEvent>>,
  options: LazyOptions<TEvent> = {},
): LazyActor<TSnapshot, TEvent> {
  let state: LazyState<TSnapshot> = untouched;
  let actor: StartableActor<TSnapshot, TEvent> | null = null;
  const waiting: TEvent[] = [];
  const listeners = new Set<() => void>();

  const become = (next: LazyState<TSnapshot>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const run = (loaded: StartableActor<TSnapshot, TEvent>) => {
    loaded.subscribe((snapshot) => become({ status: "running", snapshot }));
    loaded.start();
    become({ status: "running", snapshot: loaded.getSnapshot() });
    // A listener may send while the queue drains; its event joins the end of the queue.
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) loaded.send(event);
    actor = loaded;
  };

  const fail = () => {
    become({ status: "failed", snapshot: null });
    options.onLoadFailed?.(waiting);
  };

  const touch = () => {
    if (state.status !== "untouched") return;
    become({ status: "loading", snapshot: null });
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
