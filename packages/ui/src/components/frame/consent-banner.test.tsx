// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { ConsentBanner } from "./consent-banner.tsx";

describe("ConsentBanner", () => {
  it("has a yes and a no of equal weight", () => {
    const text = { title: "Cookies?", question: "May we?", accept: "Yes", refuse: "No", choose: "Choose" };
    expect(
      outline(<ConsentBanner action="/api/consent" text={text} chooseHref="/choices" />),
    ).toMatchInlineSnapshot(`
      "form.fc-consent[data-consent=banner][aria-labelledby=fc-consent-title][action=/api/consent][method=post]
        div.fc-consent__words
          h2[id=fc-consent-title]
            'Cookies?'
          p
            'May we?'
        div.fc-consent__answers
          button.fc-button[value=refuse][type=submit][data-kind=quiet][name=answer]
            'No'
          button.fc-button[value=accept][type=submit][data-kind=quiet][name=answer]
            'Yes'
          a[href=/choices]
            'Choose'"
    `);
  });
});
