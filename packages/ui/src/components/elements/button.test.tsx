// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { Button, ButtonLink } from "./button.tsx";

describe("Button and ButtonLink", () => {
  it("is as loud and as wide as asked for", () => {
    expect(outline(<Button>Send</Button>)).toMatchInlineSnapshot(`
      "button.fc-button[type=button][data-kind=primary]
        'Send'"
    `);
    expect(outline(<Button kind="quiet" wide type="submit" />)).toMatchInlineSnapshot(
      `"button.fc-button[type=submit][data-kind=quiet][data-wide=true]"`,
    );
    expect(outline(<ButtonLink href="/a">A</ButtonLink>)).toMatchInlineSnapshot(`
      "a.fc-button[href=/a][data-kind=primary]
        'A'"
    `);
    const link = (
      <ButtonLink href="/a" kind="text" wide newTab data-opens="x">
        A
      </ButtonLink>
    );
    expect(outline(link)).toMatchInlineSnapshot(`
      "a.fc-button[href=/a][data-opens=x][data-kind=text][data-wide=true][target=_blank][rel=noopener noreferrer]
        'A'"
    `);
  });
});
