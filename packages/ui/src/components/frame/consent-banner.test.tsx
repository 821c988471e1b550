// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { ConsentBanner } from "./consent-banner.tsx";

describe("ConsentBanner", () => {
  it("has a yes and a no of equal weight", () => {
    const text = { title: "Cookies?", question: "May we?", accept: "Yes", refuse: "No", choose: "Choose" };
    expect(
      outline(<ConsentBanner action="/api/consent" text={text} chooseHref="/choices" />),
    ).toMatchSnapshot();
  });
});
