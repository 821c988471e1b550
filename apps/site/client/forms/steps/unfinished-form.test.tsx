// @vitest-environment jsdom
import { parseResumeToken } from "@forecourt/forms-machine";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetProgress, keepProgress, keptProgress } from "./stored-progress.ts";
import { aForm } from "../testing/a-form.ts";
import { restartForm } from "./restart-form.ts";
import { UnfinishedForm } from "./unfinished-form.tsx";

const words = {
  unfinished: "You started this form.",
  unfinishedGoOn: "Go on",
  unfinishedAfresh: "Start afresh",
};
const form = aForm("finance");
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** A new tab of the same browser: what lasts stays, what belongs to a tab is gone. */
const openNewTab = () => sessionStorage.clear();

async function draw(tenant = "north") {
  const [onGoOn, onAfresh] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(<UnfinishedForm {...{ form, tenant, words, onGoOn, onAfresh }} />);
  await act(() => vi.dynamicImportSettled());
  return { onGoOn, onAfresh };
}
const isOffered = () => screen.queryByText("You started this form.") !== null;

describe("UnfinishedForm", () => {
  it("goes on in a new tab with what was begun in another", async () => {
    keepProgress("finance", "north", { token: "1.abc", stepPassed: true });
    openNewTab();
    const { onGoOn } = await draw();
    fireEvent.click(screen.getByText("Go on"));
    expect(onGoOn).toHaveBeenCalledOnce();
    expect(await keptProgress("finance", "north")).toBe("1.abc");
    expect(isOffered()).toBe(false);
  });

  it("goes on with it also where the form of this tab was touched, or a step of it passed, before", async () => {
    keepProgress("finance", "north", { token: "1.abc", stepPassed: true });
    openNewTab();
    await draw();
    keepProgress("finance", "north", { token: "1.fresh", stepPassed: true });
    fireEvent.click(screen.getByText("Go on"));
    expect(await keptProgress("finance", "north")).toBe("1.abc");
  });

  it("forgets it when the shopper starts afresh", async () => {
    keepProgress("finance", "north", { token: "1.abc", stepPassed: true });
    openNewTab();
    const { onGoOn, onAfresh } = await draw();
    fireEvent.click(screen.getByText("Start afresh"));
    expect(onGoOn).not.toHaveBeenCalled();
    expect(onAfresh).toHaveBeenCalledOnce();
    expect(isOffered()).toBe(false);
    cleanup();
    await draw();
    expect(isOffered()).toBe(false);
    expect(await keptProgress("finance", "north")).toBeNull();
  });

  it("begins anew under the lead that was saved, unless its shopper can be reached by it", async () => {
    const steps = form.steps.map(({ id }) => id);
    const begun = (checked: object) =>
      `1.${btoa(JSON.stringify({ key: "k", trail: { steps, index: 2, skips: [] }, answers: checked, checked, saved: [], leadId: "L1" }))}`;
    restartForm(form, "north", begun({ budget: { deposit: "900" } }));
    const anew = parseResumeToken(await keptProgress("finance", "north"), steps);
    expect(anew).toMatchObject({ key: "k", leadId: "L1", trail: { index: 0 }, answers: {}, checked: {} });
    openNewTab();
    restartForm(form, "north", begun({ contact: { email: "ada@example.com" } }));
    expect(await keptProgress("finance", "north")).toBeNull();
  });

  it("offers nothing in the tab that goes on by itself, before a step was passed, or at another dealer", async () => {
    keepProgress("finance", "north", { token: "1.abc", stepPassed: true });
    await draw();
    expect(isOffered()).toBe(false);
    openNewTab();
    await draw("south");
    expect(isOffered()).toBe(false);
    localStorage.clear();
    keepProgress("finance", "north", { token: "1.abc", stepPassed: false });
    openNewTab();
    await draw();
    expect(isOffered()).toBe(false);
  });

  it("offers nothing after a day, nor once the form was sent", async () => {
    keepProgress("finance", "north", { token: "1.abc", stepPassed: true });
    openNewTab();
    vi.setSystemTime(Date.now() + 24 * HOUR);
    await draw();
    expect(isOffered()).toBe(false);
    keepProgress("finance", "north", { token: "1.abc", stepPassed: true });
    forgetProgress("finance", "north");
    openNewTab();
    await draw();
    expect(isOffered()).toBe(false);
  });

  it.each(["", "x", "NaN 1.abc", "1.abc", "99999999999999 1.abc"])(
    "takes %j in the storage for nothing",
    async (stored) => {
      localStorage.setItem("north-Form-finance", stored);
      await draw();
      expect(isOffered()).toBe(false);
    },
  );
});
