import { type APIRequestContext, expect, test } from "@playwright/test";
import { plainForm } from "../support/plain-form.ts";
import { reservableCar } from "../support/reservable-car.ts";
import { ask, AU, at, NZ, US } from "../support/site.ts";

const post = (request: APIRequestContext, dealer: string, data: object) =>
  ask(request, dealer, "/api/reservations", {
    method: "POST",
    data,
    headers: { origin: at(dealer, "") },
  });

test("a car of another dealer and one that there is not are refused", async ({ request }) => {
  const { path } = await reservableCar(request, US, 0);
  for (const dealer of [AU, NZ])
    expect((await ask(request, dealer, `${path}/checkout`, { maxRedirects: 0 })).status()).toBe(404);
  const form = await plainForm(request, US, `${path}/checkout`, "reserve");
  const car = form.value("car_id") ?? "";
  expect((await post(request, AU, { car_id: car })).status()).toBe(404);
  expect((await post(request, AU, { car_id: "no-such-car" })).status()).toBe(404);
  expect((await post(request, AU, {})).status()).toBe(400);
});

test("a car that another shopper has just reserved is refused with its reason, and a price changed by hand changes nothing", async ({
  request,
  playwright,
}) => {
  const { path, checkout } = await reservableCar(request, NZ, 2);
  const form = await plainForm(request, NZ, checkout, "reserve");
  const shopper = { market: "NZ", marker: "first of two" } as const;
  form.answer(shopper);
  expect((await form.send(shopper)).status()).toBe(303);
  const second = await playwright.request.newContext();
  const other = await plainForm(second, NZ, checkout, "reserve");
  other.answer({ market: "NZ", marker: "second of two" });
  const taken = await post(second, NZ, { ...other.record(), amount: "1", price: "1", deposit: "1" });
  expect(taken.status()).toBe(409);
  expect(((await taken.json()) as { error: string }).error).toMatch(/Another shopper is reserving this/);
  const pay = await ask(request, NZ, "/api/reservations/pay", {
    method: "POST",
    maxRedirects: 0,
    form: { token: "demo_succeed", amount: "1" },
    headers: { origin: at(NZ, ""), referer: at(NZ, checkout) },
  });
  expect(pay.headers()["location"]).toMatch(/^\/success\?category=/);
  expect(await (await ask(request, NZ, checkout)).text()).toContain("$500");
  const refused = await post(second, NZ, other.record());
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toEqual({ error: "The car is reserved.", reasons: ["reserved"] });
  expect(await ask(second, NZ, `${path}?reserve=refused`).then((page) => page.text())).toContain(
    "already reserved by another shopper",
  );
  await second.dispose();
});
