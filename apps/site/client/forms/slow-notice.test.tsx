// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SlowNotice } from "./slow-notice.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
const announced = () => screen.getByRole("status").textContent;

describe("SlowNotice", () => {
  it("says that it takes longer after five seconds, not earlier, until the answer is there", () => {
    const { rerender } = render(<SlowNotice busy text="Please wait." />);
    wait(4999);
    expect(announced()).toBe("");
    wait(1);
    expect(announced()).toBe("Please wait.");
    rerender(<SlowNotice busy={false} text="Please wait." />);
    expect(announced()).toBe("");
  });

  it("counts each send by itself", () => {
    const { rerender } = render(<SlowNotice busy text="Please wait." />);
    wait(4000);
    rerender(<SlowNotice busy={false} text="Please wait." />);
    rerender(<SlowNotice busy text="Please wait." />);
    wait(4000);
    expect(announced()).toBe("");
    wait(1000);
    expect(announced()).toBe("Please wait.");
  });
});
