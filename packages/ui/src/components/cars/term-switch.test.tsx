// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { TermLinks, TermSwitch } from "./term-switch.tsx";

const terms = ["1 month", "3 months", "6 months"];

describe("TermSwitch", () => {
  it("chooses the first term, without prices and sent by no form", () => {
    expect(outline(<TermSwitch label="Subscribe for" terms={terms} />)).toMatchSnapshot();
  });

  it("shows each term's price, stands as it is ordered, and is sent by its form", () => {
    const sends = { form: "reserve", name: "term", values: ["1", "3"] };
    expect(
      outline(
        <TermSwitch
          label="Subscribe for"
          terms={terms}
          prices={["$300", "$280"]}
          order={[2, 0, 1]}
          sends={sends}
        />,
      ),
    ).toMatchSnapshot();
  });
});

describe("TermLinks", () => {
  it("is a link for each term, the chosen one this page's", () => {
    const links = terms.map((label, at) => ({ label, href: `/cars?term=${at}`, chosen: at === 1 }));
    expect(outline(<TermLinks label="Subscribe for" terms={links} />)).toMatchSnapshot();
  });
});
