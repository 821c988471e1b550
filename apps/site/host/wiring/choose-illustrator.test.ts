import { describe, expect, it } from "vitest";
import { chooseIllustrator } from "./choose-illustrator.ts";

const car = {
  make: "Kia",
  model: "",
  series: null,
  seats: 5,
  badge: null,
  drive: null,
  itemType: "Car",
  body: "SUV",
  simpleBody: null,
  fuel: "Petrol",
  colour: "Red",
};

describe("chooseIllustrator", () => {
  it("illustrates nothing in production, not even an address the demo would know", async () => {
    const illustrator = await chooseIllustrator("production");
    expect(illustrator.illustrate(car)).toBeNull();
    expect(illustrator.standAlone("/media/drawn/suv/red/front.webp", "side")).toBeNull();
    expect(illustrator.find(["suv", "red", "front.webp"])).toBeNull();
  });

  it.each(["demo", "development", "test"] as const)(
    "has a picture for every address it gives in %s",
    async (kind) => {
      const illustrator = await chooseIllustrator(kind);
      const url = illustrator.illustrate(car);
      expect(url).toBe("/media/drawn/suv/red/front.webp");
      expect(illustrator.find(url?.split("/").slice(3) ?? [])?.name).toBe("suv-red-front-1");
      expect(illustrator.find(["dark", "suv", "red", "front.webp"])?.name).toBe("dark-suv-red-front-1");
      expect(illustrator.find(["suv", "red", "interior.webp"])).toBeNull();
      expect(illustrator.find(["suv", "red", "front.webp", "more"])).toBeNull();
      const alone = illustrator.standAlone(url ?? "", "side");
      expect(alone).toBe("/media/drawn/suv/red/side-alone.webp");
      expect(illustrator.find(alone?.split("/").slice(3) ?? [])?.name).toBe("suv-red-side-1-cut-out");
    },
  );
});
