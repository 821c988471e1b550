import { describe, expect, it, vi } from "vitest";
import type { StartableActor } from "./lazy-actor.ts";
import { createLazyActor } from "./lazy-actor.ts";
import { viewedActor } from "./viewed-actor.ts";

/** An actor that remembers what it was sent, as its snapshot. */
function diary(): StartableActor<readonly string[], string> {
  let written: readonly string[] = [];
  const listeners: ((snapshot: readonly string[]) => void)[] = [];
  return {
    start: () => undefined,
    send: (event) => {
      written = [...written, event];
      for (const listener of listeners) listener(written);
    },
    getSnapshot: () => written,
    subscribe: (listener) => listeners.push(listener),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("createLazyActor", () => {
  it("loads nothing before it is touched, and once however often it is", async () => {
    const load = vi.fn(async () => diary());
    const lazy = createLazyActor(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    expect(lazy.getState()).toEqual({ status: "untouched", snapshot: null });
    lazy.touch();
    lazy.touch();
    expect(lazy.getState().status).toBe("loading");
    await settled();
    lazy.touch();
    expect(load).toHaveBeenCalledTimes(1);
    expect(lazy.getState()).toEqual({ status: "running", snapshot: [] });
  });

  it("delivers what was sent meanwhile in order, then what comes later", async () => {
    const lazy = createLazyActor(async () => diary());
    lazy.send("one");
    lazy.send("two");
    await settled();
    lazy.send("three");
    expect(lazy.getState().snapshot).toEqual(["one", "two", "three"]);
  });

  it("puts an event that a listener sends while the queue drains behind the queue", async () => {
    const lazy = createLazyActor(async () => diary());
    let asked = false;
    lazy.subscribe(() => {
      if (asked || lazy.getState().snapshot?.length !== 1) return;
      asked = true;
      lazy.send("reaction");
    });
    lazy.send("one");
    lazy.send("two");
    await settled();
    expect(lazy.getState().snapshot).toEqual(["one", "two", "reaction"]);
  });

  it("hands the waiting events back when the import fails, and drops later ones", async () => {
    const onLoadFailed = vi.fn();
    const lazy = createLazyActor<string[], string>(() => Promise.reject(new Error("offline")), {
      onLoadFailed,
    });
    lazy.send("one");
    await settled();
    lazy.send("two");
    lazy.touch();
    expect(lazy.getState().status).toBe("failed");
    expect(onLoadFailed).toHaveBeenCalledExactlyOnceWith(["one"]);
  });

  it("fails just as calmly when load throws at once", async () => {
    const lazy = createLazyActor<string[], string>(() => {
      throw new Error("blocked");
    });
    lazy.touch();
    await settled();
    expect(lazy.getState().status).toBe("failed");
  });

  it("notifies its listeners until they unsubscribe", async () => {
    const lazy = createLazyActor(async () => diary());
    const listener = vi.fn();
    const leave = lazy.subscribe(listener);
    lazy.touch();
    await settled();
    const calls = listener.mock.calls.length;
    expect(calls).toBeGreaterThan(0);
    leave();
    lazy.send("one");
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});

describe("viewedActor", () => {
  it("shows the view in place of the snapshot, at first and on every change", () => {
    const actor = viewedActor(diary(), (written) => written.length);
    const seen: number[] = [actor.getSnapshot()];
    actor.subscribe((count) => void seen.push(count));
    actor.start();
    actor.send("one");
    actor.send("two");
    expect(seen).toEqual([0, 1, 2]);
  });
});
