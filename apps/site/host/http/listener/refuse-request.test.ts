import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRequest } from "#host/testing/an-exchange.ts";
import { drain, mayHaveBody } from "./refuse-request.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const LIMITS = { drainMs: 5_000, drainBytes: 10 };
const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A request whose body is still coming, and whether its connection was cut. */
function coming() {
  const request = aRequest();
  const cut = vi.spyOn(request.socket, "destroy");
  return {
    request,
    cut,
    send: async (bytes: number) => {
      request.push(Buffer.alloc(bytes));
      await nextTick();
    },
    end: async () => {
      request.complete = true;
      request.push(null);
      await nextTick();
    },
  };
}

describe("mayHaveBody", () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ "content-length": "0" }, false],
    [{ "content-length": "1" }, true],
    [{ "transfer-encoding": "chunked" }, true],
    [{ "transfer-encoding": "" }, true],
  ])("goes by the headers %j", (headers, may) => {
    expect(mayHaveBody(aRequest({ headers }))).toBe(may);
  });
});

describe("drain", () => {
  it("is done at once with a request that is whole, and with one that is gone", () => {
    const done = vi.fn<() => void>();
    const whole = coming();
    whole.request.complete = true;
    drain(whole.request, whole.request.socket, LIMITS, done);
    expect(done).toHaveBeenCalledOnce();
    const gone = coming();
    gone.request.destroy();
    drain(gone.request, gone.request.socket, LIMITS, done);
    expect(done).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reads a body to its end, also where a reader gave up half-way, and is then done", async () => {
    const { request, cut, send, end } = coming();
    request.on("readable", () => undefined);
    const done = vi.fn<() => void>();
    drain(request, request.socket, LIMITS, done);
    await send(4);
    await send(6);
    expect([done.mock.calls.length, cut.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0, 1]);
    await end();
    expect(done).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    expect(cut).not.toHaveBeenCalled();
  });

  it("cuts a body that is longer than its limit", async () => {
    const { request, cut, send } = coming();
    drain(request, request.socket, LIMITS);
    await send(10);
    expect(cut).not.toHaveBeenCalled();
    await send(1);
    expect(cut).toHaveBeenCalled();
  });

  it("cuts a body that takes longer than its time", async () => {
    const { request, cut, send } = coming();
    drain(request, request.socket, LIMITS);
    await send(1);
    vi.advanceTimersByTime(4_999);
    expect(cut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(cut).toHaveBeenCalledOnce();
  });
});
