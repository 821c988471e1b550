import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { demoSite } from "#server/testing/demo-site.ts";
import { formView } from "./form-view.ts";

const site = await demoSite();
const car = aCar({ id: "9", slug: "kia-rio-9", images: [] });
const hidden = (view: ReturnType<typeof formView>) => new Map(view.setting.hidden);

const actionOf = (id: "general" | "trade-in" | "careers", at: TenantSite) =>
  formView(at, { id, path: "/contact" }).setting.action;

describe("formView", () => {
  it("carries the form, its page and the minute it was drawn in, the same for all who open it then", () => {
    const view = formView(site, { id: "general", path: "/contact" });
    expect([...hidden(view)]).toEqual([
      ["form", "general"],
      ["drawn_at", "2026-11-21T02:00Z"],
      ["url", "/contact"],
    ]);
    expect(formView(site, { id: "general", path: "/contact" })).toEqual(view);
    expect(view.setting).toMatchObject({
      action: "/api/leads",
      tenant: "harbourside",
      state: null,
      car: null,
      successPath: "/success",
    });
  });

  it("posts where nothing is kept in mock mode, with files and without", () => {
    const mock = tenantSite(site.content, site.now, undefined, null, undefined, "forms");
    expect(actionOf("general", mock)).toBe("/mock/api/leads");
    for (const id of ["trade-in", "careers"] as const)
      expect(actionOf(id, mock)).toBe(`/mock${actionOf(id, site)}`);
    expect(actionOf("general", tenantSite(site.content, site.now, undefined, null, undefined, "on"))).toBe(
      "/api/leads",
    );
  });

  it("chooses the position that was asked for, where it is one of the open ones", () => {
    const [open] = site.config.careers.positions ?? [];
    const asking = (query?: URLSearchParams) =>
      formView(site, { id: "careers", path: "/careers", ...(query ? { query } : {}) }).filled;
    expect(asking(new URLSearchParams({ position: open?.title ?? "" }))).toMatchObject({
      position: open?.title,
    });
    expect(asking(new URLSearchParams({ position: "Astronaut" }))).not.toHaveProperty("position");
    expect(asking()).not.toHaveProperty("position");
  });

  it("names the car, the place and the offer it is about", () => {
    const place = site.content.locations.find(({ primary }) => primary) ?? null;
    const fields = hidden(
      formView(site, { id: "general", path: "/", car, location: place, offerId: "7001" }),
    );
    expect([fields.get("car_id"), fields.get("page_location"), fields.get("offer_id")]).toEqual([
      "9",
      place?.id,
      "7001",
    ]);
  });

  it("names the model it is about, and says what the browser needs to check and send it", () => {
    const view = formView(site, { id: "general", path: "/models/cx-5", modelId: "5" });
    expect(hidden(view).get("model_id")).toBe("5");
    const { forms } = site.config;
    expect(view.setting.policy).toEqual({
      namePunctuation: forms.namePunctuation,
      testPhoneNumber: forms.testPhoneNumber,
      strictPhoneNumbers: forms.strictPhoneNumbers,
    });
    expect(view.setting.alertOnFailure).toBe(forms.alertOnFailure);
    expect(view.setting.honeypot).not.toBe("");
  });

  it("counts its steps in words, and asks in the site's language", async () => {
    const finance = formView(site, { id: "finance", path: "/finance" });
    expect(finance.stepWords?.steps).toEqual(
      finance.form.steps.map((_, at) => `Step ${at + 1} of ${finance.form.steps.length}`),
    );
    const content = await demoContent("lonestar");
    const spanish = tenantSite(content, site.now, undefined, { locale: "es-US", prefix: "/es" });
    const english = tenantSite(content, site.now);
    const view = formView(spanish, { id: "finance", path: "/" });
    expect(view.form.title).not.toBe(formView(english, { id: "finance", path: "/" }).form.title);
    expect(view.setting.successPath).toBe("/es/success");
  });

  it("brings the words of steps and of a number plate to the forms that have them alone", () => {
    const kinds = ["general", "finance", "trade-in"] as const;
    const brought = (findsVehicles: boolean) =>
      kinds.map((id) => {
        const { stepWords, vehicleWords } = formView(site, { id, path: "/", findsVehicles });
        return [id, stepWords !== null, vehicleWords !== null];
      });
    expect(brought(true)).toEqual([
      ["general", false, false],
      ["finance", true, false],
      ["trade-in", true, true],
    ]);
    expect(brought(false)).toContainEqual(["trade-in", true, false]);
    const { words, stepWords } = formView(site, { id: "finance", path: "/" });
    expect(stepWords).toMatchObject(words);
  });

  it("keeps the tracked parameters of its page and no others", () => {
    const query = new URLSearchParams("gclid=1&x=2");
    expect(hidden(formView(site, { id: "general", path: "/contact", query })).get("url")).toBe(
      "/contact?gclid=1",
    );
  });

  it("knows the state of the place, else of the car", () => {
    const state = (placement: object) =>
      formView(site, { id: "general", path: "/", ...placement }).setting.state;
    expect(state({ car })).toBe("QLD");
    expect(state({ car, location: site.content.locations[0] })).toBe("NSW");
  });

  it("sends a form with files to the route for files, and one of several steps as far as it goes", () => {
    const trade = formView(site, { id: "trade-in", path: "/trade-in" });
    expect(trade.setting.action).toBe("/api/leads/with-files");
    const finance = formView(site, { id: "finance", path: "/finance" });
    expect(hidden(finance).get("step_number")).toBe(String(finance.form.steps.length));
    expect(finance.stepWords?.steps[0]).toContain(String(finance.form.steps.length));
    expect(finance.stepWords?.steps).toHaveLength(finance.form.steps.length);
    expect(finance.stepWords?.laterText).toContain("7");
  });

  it("offers the days the place of a visit is open: the page's own place's, else the car's", () => {
    const daysOf = (placement: object) => {
      const { form } = formView(site, { id: "test-drive", path: "/", ...placement });
      const fields = form.steps.flatMap((step) => step.fields);
      return fields.flatMap(({ options }) => options ?? []).filter(({ value }) => /^\d{4}-/.test(value));
    };
    const [open] = site.content.locations.filter(({ kind }) => kind === "sales");
    if (!open) throw new Error("The demo dealer has a showroom.");
    const closed = { ...open, id: "closed", week: [] };
    const there = aCar({ ...car, location: { ...car.location, id: open.id } });
    expect(daysOf({ location: open }).length).toBeGreaterThan(0);
    expect(daysOf({ location: closed })).toEqual([]);
    expect(daysOf({ car: there })).toEqual(daysOf({ location: open }));
    expect(daysOf({ car: there, location: closed })).toEqual([]);
  });

  it("tracks the car a form is about", () => {
    const { setting } = formView(site, { id: "used", path: "/", car });
    expect(setting.car).toEqual({
      condition: "used",
      testDriveOnly: false,
      tracked: { id: "9", slug: "kia-rio-9", name: car.name, price: 52_990 },
    });
  });

  it("fills in what the car says already, which the address may say otherwise", () => {
    const filled = (query: string, of = car) =>
      formView(site, { id: "finance", path: "/finance", car: of, query: new URLSearchParams(query) }).filled;
    const price = aCar({ ...car, price: 20_000.4 });
    const budget = Object.entries(filled("", price)).filter(([, value]) => value === "20000");
    expect(budget).toHaveLength(1);
    const [[field] = [""]] = budget;
    expect(filled("vehiclePriceBudget=15000", price)[field]).toBe("15000");
    expect(filled("", aCar({ ...car, price: null }))[field]).toBeUndefined();
  });
});
