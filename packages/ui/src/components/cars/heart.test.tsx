// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { Heart, HeartForm, HeartLink } from "./heart.tsx";

describe("Heart, HeartForm and HeartLink", () => {
  it("is a button with the car's facts, its form, and the way to what is kept", () => {
    const car = { id: "9", slug: "rio", name: "Kia Rio", make: "Kia", model: "Rio", price: null };
    expect(outline(<Heart car={car} label="Keep Kia Rio" />)).toMatchInlineSnapshot(
      `"button.fc-heart[form=fc-hearts][value=9][aria-pressed=false][aria-label=Keep Kia Rio][data-heart=|Kia|Rio|rio|Kia Rio][name=car_id]"`,
    );
    expect(outline(<Heart car={car} label="Keep Kia Rio" tileTitle="Kia Rio" />)).toContain(
      "[data-heart=|Kia|Rio]",
    );
    expect(outline(<Heart car={car} label="Keep Kia Rio" tileTitle="Rio" />)).toContain(
      "[data-heart=|Kia|Rio||Kia Rio]",
    );
    expect(outline(<Heart car={car} label="Keep Kia Rio" kept />)).toContain("[aria-pressed=true]");
    expect(outline(<HeartForm action="/api/favourites" />)).toContain(
      "form[id=fc-hearts][hidden][action=/api/favourites][method=post]",
    );
    expect(outline(<HeartLink href="/my-garage" label="Favourites" />)).toMatchInlineSnapshot(`
      "a.fc-heart-link[href=/my-garage]
        span.fc-visually-hidden
          'Favourites'
        span.fc-heart-link__count.fc-number[data-heart-count]"
    `);
  });
});
