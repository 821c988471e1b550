/** A list of callbacks, called one by one. */
export interface Listeners {
  add(listener: () => void): () => void;
  notify(): void;
}

/** Builds the list behind a store's `onDue`. */
export function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify() {
      for (const listener of all) listener();
    },
  };
}
