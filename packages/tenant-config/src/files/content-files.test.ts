import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contentFiles } from "./content-files.ts";

type Node = Readonly<Record<string, unknown>>;

const schemaOf = (name: string): Node => contentFiles().find((file) => file.name === name)?.schema ?? {};

/** Every property that a schema names, with its path. */
function* propertiesOf(node: unknown, path = ""): Generator<[path: string, property: Node]> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (key !== "properties") yield* propertiesOf(child, path);
    else
      for (const [name, property] of Object.entries(Object(child))) {
        if (name !== "$schema") yield [`${path}.${name}`, Object(property)];
        yield* propertiesOf(property, `${path}.${name}`);
      }
  }
}

describe("contentFiles", () => {
  it("describe every section of the settings, let each be left out or taken back, and nothing else in", () => {
    const schema = schemaOf("tenant");
    expect(schema).toMatchObject({
      type: "object",
      additionalProperties: false,
      properties: {
        $schema: { type: "string" },
        cars: { anyOf: [{ type: "object", additionalProperties: false }, { type: "null" }] },
      },
    });
    expect(JSON.stringify(schema)).not.toContain('"required":["site"');
  });

  it("explain every field of every file of content in words", () => {
    const files = contentFiles().filter(({ name }) => name !== "tenant");
    const silent = files.flatMap(({ name, schema }) =>
      [...propertiesOf(schema, name)].flatMap(([path, { description }]) =>
        typeof description === "string" && /\S/.test(description) ? [] : [path],
      ),
    );
    expect(silent).toEqual([]);
  });

  it("take a list as it is, and in an object beside the line that names the schema", () => {
    const offers = z.fromJSONSchema(schemaOf("offers"));
    const list = [{ id: 1, name: "A" }];
    expect(
      [list, { $schema: "../offers.schema.json", offers: list }].map(
        (each) => offers.safeParse(each).success,
      ),
    ).toEqual([true, true]);
    for (const wrong of [
      [{ id: 1 }],
      { offers: list, more: 1 },
      { $schema: "x" },
      [{ id: 1, name: "A", nmae: "B" }],
    ])
      expect(offers.safeParse(wrong).success).toBe(false);
  });

  it("take features by their names, each with settings of a tenant, and nothing else for one", () => {
    const features = schemaOf("features");
    expect(features).toMatchObject({ type: "object", propertyNames: { anyOf: [{ const: "$schema" }, {}] } });
    const feature = Object(features["additionalProperties"]) as Node;
    expect(feature).toMatchObject({
      type: "object",
      properties: { settings: { $ref: "tenant.schema.json" } },
    });
  });

  it("name what a field may be", () => {
    const locations = z.fromJSONSchema(schemaOf("locations"));
    const at = (kind: string) =>
      locations.safeParse([
        { id: 1, name: "A", slug: "a", location_type: kind, address: {}, contact_detail: {} },
      ]).success;
    expect([at("parts"), at(""), at("showroom")]).toEqual([true, true, false]);
  });
});
