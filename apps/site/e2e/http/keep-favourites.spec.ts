import { expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { shopperAt } from "../support/shopper-client.ts";
import { AU, LIST, NZ } from "../support/site.ts";

test("favourites are kept, compared and taken out by plain forms", async () => {
  const shopper = shopperAt(AU);
  const pageOf = async (path: string) => new JSDOM((await shopper.get(path)).text).window.document;
  const inGarage = async () =>
    [...(await pageOf("/my-garage")).querySelectorAll("[data-kept]")].map((car) =>
      car.getAttribute("data-kept"),
    );
  const choose = (car_id: string, more: Record<string, string> = {}) =>
    shopper.post("/api/favourites", { form: { car_id, ...more } });
  const hearts = (await pageOf(LIST)).querySelectorAll<HTMLButtonElement>("button.fc-heart");
  const [one = "", two = ""] = [...hearts].map(({ value }) => value);
  const { status, location } = await choose(one);
  expect([status, location]).toEqual([303, "/my-garage"]);
  await choose(two, { favourite: "yes" });
  expect(await inGarage()).toEqual([two, one]);

  const compared = await pageOf(`/compare?cars=${one}&cars=${two}&cars=unknown`);
  expect(compared.querySelectorAll("thead th")).toHaveLength(3);
  expect(compared.body.textContent).toContain("No longer listed");
  expect(compared.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");

  await choose(one);
  await choose(two, { favourite: "no" });
  expect(await inGarage()).toEqual([]);
});

test("the garage of a site without sign-in offers none", async () => {
  expect((await shopperAt(NZ).get("/my-garage")).text).not.toContain("Sign in");
});
