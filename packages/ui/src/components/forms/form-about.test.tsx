// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { FormAbout, FormAnswer } from "./form-about.tsx";

const price = { kind: "price", text: "$1,000", typeText: null } as const;

describe("FormAbout and FormAnswer", () => {
  it("say what a form is about, and who answers", () => {
    const about = <FormAbout title="Kia Rio" price={price} place="North" image={{ src: "/a.webp" }} />;
    expect(outline(about)).toMatchSnapshot();
    expect(
      outline(<FormAbout title="Kia Rio" price={null} place={null} image={null} />),
    ).toMatchInlineSnapshot(`
      "div.fc-form-about
        div
          strong
            'Kia Rio'"
    `);
    const answer = (
      <FormAnswer
        who="North answers."
        open={{ text: "Open", isOpen: true }}
        phone={{ text: "1", href: "tel:1" }}
      />
    );
    expect(outline(answer)).toMatchInlineSnapshot(`
      "p.fc-form-answer
        'North answers.'
        span[data-open=true]
          'Open'
        a[href=tel:1]
          '1'"
    `);
    expect(outline(<FormAnswer who="North answers." open={null} phone={null} />)).toMatchInlineSnapshot(`
      "p.fc-form-answer
        'North answers.'"
    `);
  });
});
