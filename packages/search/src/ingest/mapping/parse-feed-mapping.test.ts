import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { carFromRow } from "../rows/car-from-row.ts";
import { feedPresetNames } from "./feed-presets.ts";
import { mapRow } from "../rows/map-row.ts";
import { parseFeedMapping } from "./parse-feed-mapping.ts";
import { readFeed } from "../read-feed.ts";

const base = { name: "yard", fields: { make: "Make", model: "Model", car_type: { constant: "used" } } };
const problems = (file: unknown) => {
  const result = parseFeedMapping(file);
  return result.ok ? [] : result.problems;
};

async function firstCar(file: object, feed: string) {
  const parsed = parseFeedMapping(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  for await (const item of readFeed([feed], parsed.mapping.format)) {
    if (!item.ok) throw new Error(item.problem);
    const mapped = mapRow(item.row, parsed.mapping);
    if (!mapped.ok) throw new Error(mapped.problem.reason);
    const made = carFromRow("id", mapped.mapped, Date.UTC(2026, 10, 24));
    if (!made.ok) throw new Error(made.reason);
    return made.car;
  }
  throw new Error("The feed is empty.");
}

describe("parseFeedMapping", () => {
  it("fills in the defaults", () => {
    const result = parseFeedMapping(base);
    expect(result).toMatchObject({
      ok: true,
      mapping: {
        feed: "full",
        format: {},
        fields: { make: [{ column: "Make" }] },
      },
    });
  });

  it("reports every problem with its place", () => {
    const found = problems({
      ...base,
      feed: "sometimes",
      fields: {
        ...base.fields,
        colour: { column: "Colour", constant: "Red" },
        badge: { column: "x", steps: [{ upper: true }] },
      },
    });
    expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(["feed", "fields.colour"]));
    expect(found.some(({ path }) => path.startsWith("fields.badge"))).toBe(true);
    expect(found.find(({ path }) => path === "fields.colour")?.message).toContain("exactly one of");
  });

  it("knows no field that is not a standard column", () => {
    expect(problems({ ...base, fields: { ...base.fields, mak: "Make" } })).toHaveLength(1);
  });

  it("names the presets when there is none of that name", () => {
    expect(problems({ ...base, extends: "unknown" })[0]?.message).toContain("meta-automotive");
  });

  it("says in whole sentences what is wrong, and where", () => {
    expect(problems({ ...base, extends: "unknown" })).toEqual([
      {
        path: "extends",
        message: `There is no preset of this name. There are: ${feedPresetNames.join(", ")}.`,
      },
    ]);
    const fields = { ...base.fields, badge: { column: "A", template: "{B}" } };
    expect(problems({ ...base, fields })).toEqual([
      {
        path: "fields.badge",
        message: "A rule has exactly one of `column`, `columns`, `template` and `constant`.",
      },
    ]);
    const skip = [{ column: "A", is: ["x"], isNot: ["y"] }];
    expect(problems({ ...base, skip })).toEqual([
      { path: "skip.0", message: "A condition says either `is` or `isNot`." },
    ]);
    expect(problems({ ...base, skip: [{ column: "A" }] })).toHaveLength(1);
    const steps = [
      { split: ",", take: 0 },
      { split: ",", take: "first" },
    ];
    expect(problems({ ...base, fields: { ...base.fields, badge: { column: "A", steps } } })).toMatchObject([
      { path: "fields.badge.steps.1.take" },
    ]);
    expect(
      problems({ ...base, fields: { ...base.fields, badge: ["A", { column: "B", when: { column: 5 } }] } }),
    ).toMatchObject([{ path: "fields.badge.1.when.column" }]);
  });

  it("refuses a field that needs itself by way of others, and not those that only need it", () => {
    const fields = {
      ...base.fields,
      name: { template: "{car.badge}" },
      badge: { template: "{car.series} {car.make}" },
      series: { column: "S", steps: [{ prefix: "{car.badge}" }] },
      colour: { template: "{car.make} {car.colour}" },
    };
    const message = "This field needs itself: follow its {car.…} parts.";
    expect(problems({ ...base, fields })).toEqual(
      ["badge", "series", "colour"].map((field) => ({ path: `fields.${field}`, message })),
    );
    const shared = { ...base.fields, name: { template: "{car.badge} {car.make}" }, badge: "{car.make}" };
    expect(problems({ ...base, fields: shared })).toEqual([]);
  });

  it("lets a file lack what a preset names and no car needs, and what the mapping says", () => {
    const read = parseFeedMapping({ extends: "standard", name: "s", fields: {}, optional: ["Own"] });
    const optional = read.ok ? read.mapping.optional : [];
    expect(optional[0]).toBe("Own");
    expect(optional).toEqual(expect.arrayContaining(["price", "badge"]));
    for (const needed of ["make", "model", "car_type"]) expect(optional).not.toContain(needed);
    const plain = parseFeedMapping(base);
    expect(plain.ok && plain.mapping.optional).toEqual([]);
  });

  it("refuses fields that need each other", () => {
    const fields = {
      ...base.fields,
      badge: { template: "{car.series}" },
      series: { template: "{car.badge}" },
    };
    expect(problems({ ...base, fields }).map(({ path }) => path)).toEqual(["fields.badge", "fields.series"]);
  });

  it.each([null, 7, "x", [], {}, { name: "" }])("refuses %j with a problem, not with a throw", (file) => {
    expect(problems(file).length).toBeGreaterThan(0);
  });
});

describe("presets", () => {
  it.each(feedPresetNames)("%s is a mapping that can be used as it is", (name) => {
    expect(problems({ extends: name, name: "feed", fields: {} })).toEqual([]);
  });

  it("read a Google vehicle listing", async () => {
    const header =
      "vin\tid\tstore_code\tdealership_name\timage_link\tadditional_image_link\tadditional_image_link\tprice\tcondition\tmake\tmodel\ttrim\tyear\tmileage\tvehicle_price_type\n";
    const row =
      "JM0KF4W2A00123456\tU1\tS1\tHillside\thttps://x.example/1.jpg\thttps://x.example/2.jpg\thttps://x.example/3.jpg\t29990.00 AUD\tused\tMazda\tCX-5\tAkera\t2019\t60500 km\tdrive_away_price\n";
    expect(
      await firstCar({ extends: "google-vehicle-listings", name: "g", fields: {} }, header + row),
    ).toMatchObject({
      make: "Mazda",
      badge: "Akera",
      condition: "used",
      price: 29_990,
      priceType: "drive_away",
      odometer: 60_500,
      photosCount: 3,
      vin: "JM0KF4W2A00123456",
    });
  });

  it("read a Meta inventory row, whose condition is not its vehicle type", async () => {
    const feed =
      'vehicle_id,title,make,model,year,mileage.value,image[0].url,image[1].url,state_of_vehicle,vehicle_type,price,body_style\nV1,A Mazda,Mazda,CX-5,2019,60500,https://x.example/1.jpg,https://x.example/2.jpg,CPO,car_truck,"29,990 AUD",SUV\n';
    expect(await firstCar({ extends: "meta-automotive", name: "m", fields: {} }, feed)).toMatchObject({
      condition: "used",
      certified: true,
      price: 29_990,
      photosCount: 2,
      itemType: "car_truck",
    });
  });

  it("read a feed that uses the standard names", async () => {
    const feed =
      "id,make,model,car_type,features,images,sold_date_timestamp\n7,Mazda,CX-5,demo,Sunroof|Tow Bar,https://x.example/1.jpg|https://x.example/2.jpg,\n";
    expect(await firstCar({ extends: "standard", name: "s", fields: {} }, feed)).toMatchObject({
      condition: "demo",
      features: ["Sunroof", "Tow Bar"],
      photosCount: 2,
    });
  });

  it("give way to what the mapping itself says", async () => {
    const file = { extends: "standard", name: "s", fields: { make: { constant: "Kia" } } };
    expect(await firstCar(file, "make,model,car_type\nMazda,Rio,new\n")).toMatchObject({ make: "Kia" });
  });
});

const feeds = join(import.meta.dirname, "../../../../../apps/site/demo/feeds");
describe.skipIf(!existsSync(feeds))("the mapping files of this repository", () => {
  const files = existsSync(feeds) ? readdirSync(feeds).filter((name) => name.endsWith(".map.json")) : [];
  it.each(files)("%s can be used", (name) => {
    expect(problems(JSON.parse(readFileSync(join(feeds, name), "utf8")))).toEqual([]);
  });
});
