// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { KeptThings, PrivacyChoices } from "./privacy-choices.tsx";

const keptThing = (name: string, reason: string) => ({
  name,
  kind: "Cookie",
  owner: "Us",
  life: "1 day",
  reason,
});

describe("PrivacyChoices and KeptThings", () => {
  it("have a box a purpose, and a row a thing that is kept", () => {
    const purposes = [{ value: "own", title: "Own", text: "Ours.", chosen: true }];
    const text = { save: "Save", saved: "Saved." };
    const choices = (saved: boolean) =>
      outline(<PrivacyChoices action="/api/consent" purposes={purposes} text={text} saved={saved} />);
    expect(choices(true)).toMatchSnapshot("choices");
    expect(choices(false).split("\n").at(-1)).toBe("  output[data-done=Saved.]");
    const thing = { name: "_ga", kind: "Cookie", owner: "Google", life: "2 years", reason: "Counting" };
    const columns = ["Name", "Kind", "Owner", "Life"] as const;
    expect(outline(<KeptThings title="Kept" columns={columns} things={[thing]} />)).toMatchSnapshot(
      "what is kept",
    );
  });

  it("have a table for each reason, in the order in which reasons are first named", () => {
    const things = [keptThing("a", "Needed"), keptThing("b", "Counting"), keptThing("c", "Needed")];
    const drawn = outline(
      <KeptThings title="Kept" columns={["Name", "Kind", "Owner", "Life"]} things={things} />,
    );
    expect(drawn.match(/(?<=(h3|code|number)\n +)'.*'/g)).toEqual([
      "'Needed'",
      "'2'",
      "'a'",
      "'c'",
      "'Counting'",
      "'1'",
      "'b'",
    ]);
  });
});
