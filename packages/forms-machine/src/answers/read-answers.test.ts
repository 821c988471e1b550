import { describe, expect, it } from "vitest";
import { readAnswers } from "./read-answers.ts";

const aForm = (entries: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, entry] of entries) form.append(name, entry);
  return form;
};

describe("readAnswers", () => {
  it("gives one text a field, and a list where a name occurs several times", () => {
    const form = aForm([
      ["name", "Kim"],
      ["services", "tyres"],
      ["opt_in", "true"],
      ["services", "brakes"],
    ]);
    expect(readAnswers(form)).toEqual({ name: "Kim", services: ["tyres", "brakes"], opt_in: "true" });
  });

  it("keeps chosen files and takes an empty file input for no answer", () => {
    const photo = new File(["x"], "car.jpg");
    const none = new File([], "");
    const answers = readAnswers(
      aForm([
        ["photos", photo],
        ["papers", none],
      ]),
    );
    expect(answers).toEqual({ photos: [photo], papers: undefined });
  });

  it("reads each entry once, however many names and repeats there are", () => {
    const entries = Array.from({ length: 600 }, (_, index) => [`field-${index % 300}`, `${index}`] as const);
    const form = aForm(entries);
    let read = 0;
    const counting = new Proxy(form, {
      get(target, key) {
        if (key === "getAll") return (name: string) => ((read += entries.length), target.getAll(name));
        if (key !== Symbol.iterator && key !== "keys" && key !== "entries") return Reflect.get(target, key);
        return function* () {
          for (const entry of target) {
            read += 1;
            yield key === "keys" ? entry[0] : entry;
          }
        };
      },
    });
    expect(Object.keys(readAnswers(counting))).toHaveLength(300);
    expect(read).toBe(entries.length);
  });
});

describe("a file input", () => {
  const named = new File([], "empty.pdf");
  const nameless = new File(["x"], "");
  const none = new File([], "");

  it("counts a file with a name or with bytes, and leaves out the empty one beside it", () => {
    expect(readAnswers(aForm([["a", named]]))).toEqual({ a: [named] });
    expect(readAnswers(aForm([["a", nameless]]))["a"]).toHaveLength(1);
    expect(
      readAnswers(
        aForm([
          ["a", named],
          ["a", none],
        ]),
      ),
    ).toEqual({ a: [named] });
  });

  it("gives its files where texts have the same name", () => {
    const both = aForm([
      ["a", "text"],
      ["a", named],
    ]);
    expect(readAnswers(both)).toEqual({ a: [named] });
  });
});
