import { describe, expect, it, vi } from "vitest";
import { type SeenLater, whenSeen } from "./when-seen.ts";

const page = (prerendering?: boolean): SeenLater => Object.assign(new EventTarget(), { prerendering });
const open = (ahead: SeenLater): boolean => ahead.dispatchEvent(new Event("prerenderingchange"));

describe("whenSeen", () => {
  it("runs at once on a page that is shown, also in a browser that renders none ahead", () => {
    for (const prerendering of [false, undefined]) {
      const run = vi.fn();
      whenSeen(page(prerendering), run);
      expect(run).toHaveBeenCalledTimes(1);
    }
  });

  it("runs nothing for a page that was rendered ahead and never opened", () => {
    const run = vi.fn();
    whenSeen(page(true), run);
    expect(run).not.toHaveBeenCalled();
  });

  it("runs exactly once when a page that was rendered ahead is opened", () => {
    const ahead = page(true);
    const run = vi.fn();
    whenSeen(ahead, run);
    open(ahead);
    open(ahead);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
