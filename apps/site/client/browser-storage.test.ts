// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStorage } from "./browser-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe("browserStorage", () => {
  it("keeps what lasts and what ends with the tab apart", () => {
    browserStorage("local").setItem("who", "Kim");
    expect(browserStorage("local").getItem("who")).toBe("Kim");
    expect(browserStorage("session").getItem("who")).toBeNull();
    browserStorage("local").removeItem("who");
    expect(browserStorage("local").getItem("who")).toBeNull();
  });

  it("keeps nothing where the browser forbids it, without throwing", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const storage = browserStorage("local");
    expect(() => storage.setItem("who", "Kim")).not.toThrow();
    expect(storage.getItem("who")).toBeNull();
    expect(() => storage.removeItem("who")).not.toThrow();
  });
});
