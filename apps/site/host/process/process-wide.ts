const KEY = Symbol.for("forecourt.host");

/** A value that all parts of one process share. */
export interface ProcessWide<Value> {
  current: Value;
}

/**
 * A value of which a process has one. The framework bundles the proxy, pages, route handlers and instrumentation apart
 * from each other and from the server, so the state of a module is not shared between them; all of it that must be is
 * held here, by name, and made by `initial` when it is first read.
 *
 * @example
 * const stopping = processWide("stopping", () => false);
 * stopping.current = true; // seen by every bundle of this process
 */
export function processWide<Value>(name: string, initial: () => Value): ProcessWide<Value> {
  const scope = globalThis as { [KEY]?: Map<string, unknown> };
  scope[KEY] ??= new Map();
  const values = scope[KEY];
  return {
    get current() {
      if (!values.has(name)) values.set(name, initial());
      return values.get(name) as Value;
    },
    set current(value) {
      values.set(name, value);
    },
  };
}

/** A value of a process that its start names. */
interface NamedAtStart<Value> {
  readonly provide: (value: Value) => void;
  /** Throws before the start has named it. */
  readonly get: () => Value;
}

/**
 * A value that the start of a process names for parts that cannot make it themselves.
 *
 * @param name What it is, in words for the error of who reads it before the start.
 *
 * @example
 * const { provide, get } = namedAtStart<Mailer>("mailer");
 * provide(mailer); // as the process starts
 * get(); // in every bundle of it
 */
export function namedAtStart<Value>(name: string): NamedAtStart<Value> {
  const named = processWide<{ readonly value: Value } | null>(name, () => null);
  return {
    provide: (value) => {
      named.current = { value };
    },
    get: () => {
      if (named.current === null) throw new Error(`The ${name} was requested before the site had started.`);
      return named.current.value;
    },
  };
}
