import { describe, expect, it } from "vitest";
import { contentFileKind } from "./content-file-kind.ts";
import { contentFiles } from "./content-files.ts";

describe("contentFileKind", () => {
  it("knows every kind of file of a dealer's folder by where it stands", () => {
    const own = contentFiles().filter(({ file }) => file.startsWith("acme/"));
    expect(own.map(({ file }) => contentFileKind(file.slice("acme/".length)))).toEqual(
      own.map(({ name }) => name),
    );
    expect(contentFileKind("es-US/posts/verano.md")).toBe("post");
  });

  it.each([
    "../acme/offers.json",
    "posts/../offers.json",
    "posts/a/b.md",
    "posts/Summer.md",
    "posts/.md",
    "stock.json",
    "fr-FR/offers.json",
    "es-US/tenant.json",
    "features.json",
    "",
  ])("is null for %j, which no site reads", (name) => {
    expect(contentFileKind(name)).toBeNull();
  });
});
