import { beforeEach, describe, expect, it } from "vitest";
import { keepTyped } from "#server/forms/drafts.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { formPage, formTitle } from "./form-page.ts";
import { openStockedSite } from "#server/testing/stocked-site.ts";

const { world } = await openStockedSite();
beforeEach(() => beginRequest({}, "new"));

describe("formPage", () => {
  const asked = { tenant: "harbourside", form: "finance" };

  it("is about the car and the offer its address names, and about none that is not there", async () => {
    beginRequest({ "x-forecourt-path": "/finance" });
    const page = await formPage(asked, { car_id: "p1", offer_id: "7002" });
    expect(page).toMatchObject({ car: { id: "p1" }, offer: { id: "7002" }, draft: null });
    expect(page.setting.hidden).toEqual(
      expect.arrayContaining([
        ["form", "finance"],
        ["url", "/finance"],
        ["car_id", "p1"],
        ["offer_id", "7002"],
      ]),
    );
    expect(await formPage(asked, { car_id: "none", offer_id: "none" })).toMatchObject({
      car: null,
      offer: null,
    });
  });

  it("belongs to the locations of its place", async () => {
    const place = "harbourside-mazda";
    const page = await formPage({ ...asked, form: "location-contact", place }, {});
    expect(page.places.held.map(({ name }) => name)).toContain("Harbourside Mazda - Sales");
    expect(page.setting.hidden).toContainEqual(["page_location", page.places.answering?.id]);
    const title = await formTitle({ ...asked, form: "location-contact", place });
    expect(title).toBe(page.form.title);
    expect(title).toContain("Harbourside Mazda");
  });

  it("is titled with the place that a link asks for, and with none that does not answer it", async () => {
    const { site } = await formPage({ ...asked, form: "parts" }, {});
    const parts = site.content.locations.find(({ kind }) => kind === "parts");
    const titled = async (location: string) =>
      (await formPage({ ...asked, form: "parts" }, { location })).title;
    expect(await titled(parts?.id ?? "")).toBe(`Parts enquiry · ${parts?.name}`);
    expect(await titled("none")).toBe("Parts enquiry");
  });

  it("shows what was typed into this very form before, and into no other", async () => {
    beginRequest({}, "new");
    await keepTyped(world.wiring, "harbourside", {
      values: { form: "finance", email: "nope" },
      problems: [],
    });
    beginRequest();
    expect(await formPage(asked, {})).toMatchObject({ draft: { values: { email: "nope" } } });
    expect(await formPage({ ...asked, form: "general" }, {})).toMatchObject({ draft: null });
  });

  it("asks for a vehicle's number plate only where the dealer can look it up", async () => {
    const form = "trade-in";
    expect((await formPage({ tenant: "brakes-and-more", form }, {})).vehicleWords).toBeNull();
    expect((await formPage({ tenant: "harbourside", form }, {})).vehicleWords).not.toBeNull();
  });

  it("speaks the language of the page", async () => {
    const texan = { tenant: "lonestar", form: "finance" };
    const english = await formTitle(texan);
    beginRequest({ "x-forecourt-locale": "es-US" });
    const spanish = await formTitle(texan);
    expect(spanish).not.toBe(english);
    expect((await formPage(texan, {})).form.title).toBe(spanish);
  });

  it("is no page for a form nobody knows, or a dealer", async () => {
    await expect(formPage({ ...asked, form: "nope" }, {})).rejects.toThrow("not found");
    await expect(formTitle({ tenant: "nobody", form: "finance" })).rejects.toThrow("not found");
  });
});
