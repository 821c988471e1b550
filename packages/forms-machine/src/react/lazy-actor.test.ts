import { describe, expect, it, vi } from "vitest";
import type { LoadedMachine } from "./lazy-actor.ts";
import { createLazyActor } from "./lazy-actor.ts";

/** A machine that remembers what it was sent; its view is that, as one text. */
function diary(): LoadedMachine<readonly string[], string, string> {
  let written: readonly string[] = [];
  const listeners: ((snapshot: readonly string[]) => void)[] = [];
  const actor = {
    start: () => undefined,
    send: (event: string) => {
      written = [...written, event];
      for (const listener of listeners) listener(written);
    },
    getSnapshot: () => written,
    subscribe: (listener: (snapshot: readonly string[]) => void) => listeners.push(listener),
  };
  return { actor, view: (snapshot) => snapshot.join(" ") };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("createLazyActor", () => {
  it("loads nothing before it is touched, and once however often it is", async () => {
    const load = vi.fn(async () => diary());
    const lazy = createLazyActor(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    expect(lazy.getState()).toEqual({ status: "untouched", view: null });
    lazy.touch();
    lazy.touch();
    expect(lazy.getState().status).toBe("loading");
    await settled();
    lazy.touch();
    expect(load).toHaveBeenCalledTimes(1);
    expect(lazy.getState()).toEqual({ status: "running", view: "" });
  });

  it("delivers what was sent meanwhile in order, then what comes later", async () => {
    const lazy = createLazyActor(async () => diary());
    lazy.send("one");
    lazy.send("two");
    await settled();
    lazy.send("three");
    expect(lazy.getState().view).toBe("one two three");
  });

  it("puts an event that a listener sends while the queue drains behind the queue", async () => {
    const lazy = createLazyActor(async () => diary());
    let reacted = false;
    lazy.subscribe(() => {
      if (reacted || lazy.getState().view !== "one") return;
      reacted = true;
      lazy.send("reaction");
    });
    lazy.send("one");
    lazy.send("two");
    await settled();
    expect(lazy.getState().view).toBe("one two reaction");
  });

  it("says once that the import failed, and drops what is sent", async () => {
    const onLoadFailed = vi.fn();
    const lazy = createLazyActor<string[], string, string>(
      () => Promise.reject(new Error("offline")),
      onLoadFailed,
    );
    lazy.send("one");
    await settled();
    lazy.send("two");
    lazy.touch();
    expect(lazy.getState().status).toBe("failed");
    expect(onLoadFailed).toHaveBeenCalledOnce();
  });

  it("fails just as calmly when load throws at once", async () => {
    const lazy = createLazyActor<string[], string, string>(() => {
      throw new Error("blocked");
    });
    lazy.touch();
    await settled();
    expect(lazy.getState().status).toBe("failed");
  });

  it("notifies its listeners of how far it is, until they unsubscribe", async () => {
    const lazy = createLazyActor(async () => diary());
    const statuses: string[] = [];
    const leave = lazy.subscribe(() => void statuses.push(lazy.getState().status));
    lazy.touch();
    await settled();
    leave();
    lazy.send("one");
    expect(statuses).toEqual(["loading", "running"]);
  });
});
