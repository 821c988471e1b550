// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TakenNotice } from "./taken-notice.tsx";

// A busy machine may take seconds.
configure({ asyncUtilTimeout: 20_000 });
let now = 0;
let answer: () => Response;
const asked: string[] = [];
beforeEach(() => {
  now = 1_000;
  asked.length = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const comeBack = () => fireEvent(document, new Event("visibilitychange"));

describe("TakenNotice", () => {
  it("says at once what the page was rendered with, without a live role and without a question", () => {
    render(<TakenNotice carId="7" rendered="Another shopper has it." />);
    expect(screen.getByText("Another shopper has it.").closest("[role]")).toBeNull();
    comeBack();
    expect(asked).toEqual([]);
  });

  it("looks again when the tab comes back to an old page, and tells what has changed", async () => {
    answer = () => Response.json({ taken: "Taken meanwhile. Call us on 1." });
    render(<TakenNotice carId="a b" rendered={null} />);
    now = 15_000;
    comeBack();
    expect((await screen.findByRole("alert")).textContent).toBe("Taken meanwhile. Call us on 1.");
    expect(asked).toEqual(["/api/reservations?car_id=a+b"]);
    answer = () => Response.json({ taken: null });
    now = 29_999;
    comeBack();
    expect(asked).toHaveLength(1);
    now = 30_000;
    fireEvent.focusIn(document.body);
    await expect.poll(() => screen.queryByRole("alert")).toBeNull();
  });

  it("looks at once where its script came late, and keeps what it says while the site does not answer", async () => {
    now = 60_000;
    answer = () => Response.json({ error: "x" }, { status: 500 });
    render(<TakenNotice carId="7" rendered="Another shopper has it." />);
    await expect.poll(() => asked).toHaveLength(1);
    expect(screen.getByText("Another shopper has it.")).toBeTruthy();
  });
});
