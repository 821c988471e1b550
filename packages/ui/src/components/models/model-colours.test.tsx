// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { ModelColours } from "./model-colours.tsx";

afterEach(cleanup);

describe("ModelColours", () => {
  it("is one choice among the colours, the first chosen, with the model in each", () => {
    render(
      <ModelColours
        label="Colours"
        title="Mazda CX-5"
        colours={[
          { name: "Soul Red", family: "red", image: "/red.webp" },
          { name: "Titanium", family: null, image: "/grey.webp" },
        ]}
        pictureLabel={null}
      />,
    );
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ checked, value }) => [value, checked])).toEqual([
      ["Soul Red", true],
      ["Titanium", false],
    ]);
    expect(screen.getByRole("radio", { name: "Titanium" })).toBeTruthy();
    expect(screen.getByAltText("Mazda CX-5, Titanium").getAttribute("src")).toContain("/grey.webp");
  });

  it("says of a picture that it is an illustration, and fetches the first one early", () => {
    const colours = [
      { name: "Soul Red", family: "red", image: "/red.webp" },
      { name: "Titanium", family: null, image: "/grey.webp" },
    ] as const;
    const drawn = (pictureLabel: string | null) =>
      outline(<ModelColours label="Colours" title="CX-5" colours={colours} pictureLabel={pictureLabel} />);
    expect(drawn("Illustration")).toMatchSnapshot();
    expect(drawn(null)).not.toContain("fc-picture-label");
  });
});
