import { describe, expect, it } from "vitest";
import { contentFileSchemas } from "./file-schemas.ts";

describe("contentFileSchemas", () => {
  const schemas = contentFileSchemas();

  it("has one for every content file and for the heads of pages and posts", () => {
    expect([...schemas.keys()]).toEqual([
      "locations",
      "special-hours",
      "models",
      "offers",
      "reviews",
      "navigation",
      "page",
      "post",
    ]);
  });

  it("lets an editor see the wire's names, odd spellings included, and what must be there", () => {
    const locations = JSON.stringify(schemas.get("locations"));
    expect(locations).toContain('"formated_hours"');
    expect(locations).toContain('"additionalProperties":false');
    expect(schemas.get("post")).toMatchObject({
      title: "post head",
      required: expect.arrayContaining(["title", "date"]),
    });
  });
});
