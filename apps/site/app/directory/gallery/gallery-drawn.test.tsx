// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ILLUSTRATION_PATH } from "#server/media/illustration-address.ts";
import { chooseIllustrator } from "#host/wiring/choose-illustrator.ts";
import { GALLERY } from "./gallery-entries.ts";

const STATES = GALLERY.flatMap(({ entries }) =>
  entries.flatMap(({ component, states }) =>
    Object.entries(states).map(([name, drawn]) => ({ state: `${component}, ${name}`, drawn })),
  ),
);

/** What jsdom does not know, and browsers do. */
const NOT_KNOWN = /<search>|tag <%s> is unrecognized/;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the component gallery", () => {
  it("draws every state without a complaint of React", () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const doubtful = STATES.filter(({ drawn }) => {
      complaints.mockClear();
      render(drawn);
      cleanup();
      return complaints.mock.calls.some(([text]) => !NOT_KNOWN.test(String(text)));
    });
    expect(doubtful.map(({ state }) => state)).toEqual([]);
  });

  it("asks only for pictures that there are", async () => {
    const markup = STATES.map(({ drawn }) => render(drawn).container.innerHTML).join("");
    const pictures = new Set(markup.match(/\/media\/drawn\/[a-z0-9./-]+/g));
    expect(pictures.size).toBeGreaterThan(8);
    const illustrator = await chooseIllustrator("demo");
    const missing = [...pictures].filter(
      (address) => illustrator.find(address.slice(ILLUSTRATION_PATH.length).split("/")) === null,
    );
    expect(missing).toEqual([]);
  });
});
