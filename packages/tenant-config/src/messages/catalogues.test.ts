import { readdirSync } from "node:fs";
import { visitKinds } from "@forecourt/leads";
import { describe, expect, it } from "vitest";
import { catalogueOf, locales } from "./catalogues.ts";
import { EN_AU } from "./en-au.ts";
import { compileMessage } from "./format-message.ts";
import { givenArguments, messageProblem } from "./message-problem.ts";

const base = Object.entries(EN_AU.messages).flatMap(([group, messages]) =>
  Object.entries(messages).map(([name, text]: [string, string]) => ({ group, name, text })),
);
const messageOf = (catalogue: ReturnType<typeof catalogueOf>, group: string, name: string): string =>
  Reflect.get(Reflect.get(catalogue.messages, group), name);

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted();

describe("catalogues", () => {
  it("has every language's file", () => {
    const files = readdirSync(import.meta.dirname).flatMap(
      (name) => /^([a-z]{2}-[a-z]{2})\.ts$/.exec(name)?.[1] ?? [],
    );
    const written = locales.filter((locale) => locale !== "en-XA").map((locale) => locale.toLowerCase());
    expect(files).toEqual(written.toSorted());
  });

  it.each(locales.map((locale) => [locale, catalogueOf(locale)] as const))(
    "has every message of %s readable, with the arguments that are given to it",
    (_, catalogue) => {
      for (const { group, name, text } of base) {
        const message = messageOf(catalogue, group, name);
        expect(messageProblem(message, text), `${group}.${name}`).toBeNull();
        expect(givenArguments(message).toSorted(), `${group}.${name}`).toEqual(
          givenArguments(text).toSorted(),
        );
      }
    },
  );

  it.each(locales.map((locale) => [locale, catalogueOf(locale)] as const))(
    "has every text of a form in %s with the names that the base fills in",
    (_, { forms }) => {
      for (const [group, texts] of Object.entries(EN_AU.forms))
        for (const [key, base] of Object.entries<string>(texts)) {
          const text: string = Reflect.get(Reflect.get(forms, group), key);
          expect(namesIn(text), `${group}.${key}`).toEqual(namesIn(base));
          expect(text.replaceAll(/\{\w+\}/g, ""), `${group}.${key}`).not.toMatch(/[{}]/);
        }
    },
  );

  it.each(locales.map((locale) => [locale, catalogueOf(locale)] as const))(
    "names in %s each kind of visit by words of its own, wherever one is named",
    (_, { forms, messages }) => {
      expect(new Set(Object.values(forms.visits)).size).toBe(visitKinds.length);
      const { car, navigation, enquiry, formIntro, success } = messages;
      const named = [
        car.testDrive,
        navigation.testDrive,
        enquiry.testDriveTitle,
        formIntro["test-drive"],
        success.testDrive,
        success.testDriveOf,
      ];
      for (const text of named) {
        const said = visitKinds.map((visit) =>
          compileMessage(text, "en-AU", new Set())({ visit, car: "CB650R", vehicle: "" }),
        );
        expect([...new Set(said)]).toHaveLength(visitKinds.length);
      }
    },
  );

  it("falls back on the base for a language the product does not speak", () => {
    expect(catalogueOf("en-US").messages.facts.colour).toBe("Color");
    expect(catalogueOf("en-GB")).toBe(EN_AU);
  });
});
