// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { machineCoverage } from "../testing/machine-coverage.ts";
import { settle } from "../testing/settle.ts";
import { addScript } from "./add-script.ts";
import { provideScript, scriptMachine } from "./script-machine.ts";

const coverage = machineCoverage(scriptMachine);

function startScript(work: Parameters<typeof provideScript>[0]) {
  const clock = new SimulatedClock();
  const actor = createActor(provideScript(work), { clock, inspect: coverage.inspect }).start();
  const load = async () => {
    actor.send({ type: "LOAD" });
    await settle();
    return actor.getSnapshot().value;
  };
  return { actor, clock, load, state: () => actor.getSnapshot().value };
}

describe("scriptMachine", () => {
  it("fetches a script once, when it is first wanted", async () => {
    let fetched = 0;
    const { load, state } = startScript({ loadScript: async () => void (fetched += 1) });
    expect(state()).toBe("idle");
    expect(await load()).toBe("ready");
    expect(await load()).toBe("ready");
    expect(fetched).toBe(1);
  });

  it("waits until a script that is late is usable", async () => {
    let usable = false;
    const { load, clock, state } = startScript({ loadScript: async () => {}, isUsable: () => usable });
    expect(await load()).toEqual({ fetching: "waiting" });
    clock.increment(100);
    expect(state()).toEqual({ fetching: "waiting" });
    usable = true;
    clock.increment(100);
    expect(state()).toBe("ready");
  });

  it("gives up after 15 seconds and may be asked again", async () => {
    const answers = [
      () => new Promise<void>(() => {}),
      () => Promise.reject(new Error("no")),
      async () => {},
    ];
    const { load, clock, state } = startScript({
      loadScript: () => answers.shift()?.() ?? Promise.resolve(),
    });
    expect(await load()).toEqual({ fetching: "loading" });
    clock.increment(15_000);
    expect(state()).toBe("failed");
    expect(await load()).toBe("failed");
    expect(await load()).toBe("ready");
  });

  it("has by now reached every state and taken every transition", () => {
    expect(coverage.missing()).toEqual([]);
  });
});

describe("addScript", () => {
  it("settles when the tag has loaded, with the page's nonce on it", async () => {
    const added = addScript(document, { src: "https://maps.example/api.js", nonce: "n" });
    const tag = document.querySelector<HTMLScriptElement>("script[src='https://maps.example/api.js']");
    expect(tag?.nonce).toBe("n");
    tag?.dispatchEvent(new Event("load"));
    await expect(added).resolves.toBeUndefined();
  });

  it("adds a script that waits for nothing, and gives it a nonce only where the page has one", () => {
    void addScript(document, { src: "https://plain.example/a.js" });
    const tag = document.querySelector<HTMLScriptElement>("script[src='https://plain.example/a.js']");
    expect(tag?.async).toBe(true);
    expect(tag?.nonce ?? "").toBe("");
    expect(tag?.parentElement).toBe(document.head);
  });

  it("removes a tag that failed", async () => {
    const added = addScript(document, { src: "https://chat.example/w.js" });
    document.querySelector("script[src='https://chat.example/w.js']")?.dispatchEvent(new Event("error"));
    await expect(added).rejects.toThrow("chat.example");
    expect(document.querySelector("script[src='https://chat.example/w.js']")).toBeNull();
  });
});
