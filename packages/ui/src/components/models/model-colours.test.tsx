// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
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
});
