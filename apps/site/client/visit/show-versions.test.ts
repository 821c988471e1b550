// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { showVersions } from "./show-versions.ts";

const tried = (test: string) =>
  `<a data-split="${test}"><span>Enquire Now</span><span hidden>Message Now</span></a>`;
const seen = () => [...document.querySelectorAll("span:not([hidden])")].map((span) => span.textContent);

beforeEach(() => {
  document.body.innerHTML = `${tried("button")}${tried("button")}${tried("other")}`;
});

describe("showVersions", () => {
  it("shows each thing in the device's version, wherever it stands, and tells each test once", () => {
    expect(showVersions(document, (test) => (test === "button" ? "b" : "a"))).toEqual([
      { name: "experiment_shown", experiment: "button", version: "b" },
      { name: "experiment_shown", experiment: "other", version: "a" },
    ]);
    expect(seen()).toEqual(["Message Now", "Message Now", "Enquire Now"]);
  });

  it("tells nothing on a page without a test", () => {
    document.body.innerHTML = "";
    expect(showVersions(document, () => "a")).toEqual([]);
  });
});
