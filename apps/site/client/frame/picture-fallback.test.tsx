// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PictureFallback } from "./picture-fallback.tsx";

afterEach(cleanup);

const DRAWING = "/media/drawn/hatch/front.webp?w=640";

/** A picture that the browser has already given up on, as far as `img` says. */
function failed(picture: HTMLImageElement): void {
  Object.defineProperties(picture, {
    complete: { value: true },
    currentSrc: { value: "https://photos.example/1.jpg" },
    naturalWidth: { value: 0 },
  });
}

const aPicture = (fallback?: string) => (
  <img
    alt="A Kia Rio"
    src="https://photos.example/1.jpg"
    srcSet="https://photos.example/2.jpg 2x"
    {...(fallback ? { "data-fallback": fallback } : {})}
  />
);
const picture = () => screen.getByRole<HTMLImageElement>("img");

describe("PictureFallback", () => {
  it("shows the drawing in place of a picture that fails, once", () => {
    render(
      <>
        {aPicture(DRAWING)}
        <PictureFallback />
      </>,
    );
    fireEvent.error(picture());
    expect(picture().getAttribute("src")).toBe(DRAWING);
    expect(picture().hasAttribute("srcset")).toBe(false);
    expect(picture().alt).toBe("A Kia Rio");
    fireEvent.error(picture());
    expect(picture().getAttribute("src")).toBe(DRAWING);
  });

  it("finds pictures that failed before it was there", () => {
    document.body.innerHTML = `<img alt="A Kia Rio" src="https://photos.example/1.jpg" data-fallback="${DRAWING}">`;
    failed(picture());
    render(<PictureFallback />);
    expect(picture().getAttribute("src")).toBe(DRAWING);
    document.body.innerHTML = "";
  });

  it("leaves pictures without a drawing to the style sheet", () => {
    render(
      <>
        {aPicture()}
        <PictureFallback />
      </>,
    );
    fireEvent.error(picture());
    expect(picture().getAttribute("src")).toBe("https://photos.example/1.jpg");
  });
});
