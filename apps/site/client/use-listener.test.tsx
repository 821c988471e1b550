// @vitest-environment jsdom
import { SERVES_PRESSES } from "@forecourt/ui/behaviours";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { useListener } from "./use-listener.ts";

it("says that early presses are served once it listens for them", () => {
  const heard: string[] = [];
  document.addEventListener(SERVES_PRESSES, (event) => {
    document.body.click();
    heard.push(event instanceof CustomEvent ? String(event.detail) : "");
  });
  const onClick = (): void => void heard.push("click");
  function Opener() {
    useListener("click", onClick, true, "dialog");
    return null;
  }
  render(<Opener />);
  expect(heard).toEqual(["click", "dialog"]);
});
