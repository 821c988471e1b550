import { formInLanguage } from "#server/forms/form-in-language.ts";
import { randomBytes, randomUUID } from "node:crypto";
import { asReservation, describeBlocker, enquiryForm } from "@forecourt/leads";
import { repeatKey, submitLead } from "@forecourt/leads/intake";
import { wording } from "@forecourt/tenant-config";
import { dealerPhone } from "@forecourt/tenant-config/locations";
import { href, withQuery } from "@forecourt/tenant-config/routes";
import { keepTyped } from "#server/forms/drafts.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { plainRecord } from "#host/http/body/plain-record.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { leadTenant } from "#server/leads/lead-tenant.ts";
import { findCarById } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carToReserve } from "./car-to-reserve.ts";
import { holdsTooMany, otherHold, takenText } from "./other-holds.ts";
import { keepReservation, ownReservation } from "./own-reservation.ts";
import { deskOf } from "../work/reservation-work.ts";
import { seeOther } from "#host/http/response/private-response.ts";
import { siteOfRequest } from "#server/tenants/site-of-request.ts";
import type { TenantHandler } from "#server/tenants/tenant-route.ts";
import { reservationBody } from "#server/api/calls/request-bodies.ts";

const MAX_BYTES = 100_000;
/** `r` and 16 characters out of 36: as long as every provider's fields allow, and not to be guessed. */
const newReservationId = (): string =>
  `r${[...randomBytes(16)].map((byte) => (byte % 36).toString(36)).join("")}`;

/**
 * Takes a shopper's details for one car: the lead is stored, then the car is held. The car is looked up again here,
 * whatever page the details came from: a car of another dealer, or one that may not be reserved, is refused.
 */
export const reserveCar: TenantHandler = async (request, content, wiring) => {
  const body = await readBody(request, MAX_BYTES);
  const parsed = body && reservationBody.safeParse(body.fields);
  if (!body || !parsed?.success)
    return errorResponse(400, "A car_id and the shopper's details were expected.");
  const isScript = body.kind === "json";
  const site = await siteOfRequest(wiring, content);
  const car = await findCarById(wiring, content, parsed.data.car_id);
  if (!car) return errorResponse(404, "This site has no such car.");
  const wanted = carToReserve(car, site);
  const checkout = href("checkout", { slug: car.slug }, site);
  if (!wanted.ok || checkout === null) {
    const reasons = wanted.ok ? ["no_page" as const] : wanted.reasons;
    return isScript
      ? Response.json({ error: describeBlocker(reasons[0] ?? "no_page"), reasons }, { status: 409 })
      : seeOther(withQuery(href("car", { slug: car.slug }, site), { reserve: "refused" }));
  }
  const own = await ownReservation(wiring, content.slug);
  const isAgain = own !== null && own.car.id === car.id && (own.state === "held" || own.state === "paying");
  const typed = plainRecord(body.fields);
  const key = isAgain ? own.key : (parsed.data.idempotency_key ?? repeatKey(typed) ?? randomUUID());
  const fields = { ...typed, idempotency_key: key };
  const submitted = await submitLead(
    { store: wiring.leads, counter: wiring.counters, verifier: null, now: wiring.now, newId: randomUUID },
    leadTenant(wiring, content),
    {
      // A reservation is a finished lead once the money is held.
      body: { ...fields, form: enquiryForm(car.condition), lead_status: "Incomplete" },
      leadId: null,
      client: clientInfo(request),
      files: [],
      asForm: asReservation,
      shownForm: (id, facts) => formInLanguage(id, site, facts),
    },
  );
  if (submitted.kind === "malformed") return errorResponse(400, submitted.message);
  const { result } = submitted;
  const again = async (problems: readonly { field: string; message: string }[], status: number) => {
    if (isScript) return Response.json({ error: problems[0]?.message, problems }, { status });
    await keepTyped(wiring, content.slug, { values: textsOf(fields), problems });
    return seeOther(checkout);
  };
  if (!result.ok) {
    if (result.refused === "invalid")
      return again(
        result.problems.map(({ field, message }) => ({ field, message })),
        422,
      );
    return again([{ field: "", message: wording(site.config).form.storeFailure }], 503);
  }
  // A program that fills in forms must not take cars off the list.
  if (result.standing === "quarantined")
    return again([{ field: "", message: wording(site.config).form.storeFailure }], 429);
  const { account, amount, currency } = wanted;
  if (!isAgain) {
    const other = await otherHold(wiring, content.slug, car.id, key);
    if (other !== null) return again([{ field: "", message: takenText(other.until, site) }], 409);
    const { email } = (await wiring.leads.get(result.id))?.contact ?? {};
    if (
      await holdsTooMany(wiring, site, {
        address: clientInfo(request).address,
        email: email ?? null,
        car: car.id,
      })
    )
      return again([{ field: "", message: tooManyText(site) }], 429);
  }
  const held = await deskOf(wiring).hold({
    id: newReservationId(),
    tenant: content.slug,
    key,
    leadId: isAgain ? own.leadId : result.id,
    car: { id: car.id, slug: car.slug, name: car.name, price: car.price },
    provider: account.provider,
    account: account.dealership,
    amount,
    currency,
    holdMs: site.config.reserve.holdMinutes * 60_000,
  });
  wiring.log.info({ tenant: content.slug, car: car.id, held: held.ok }, "reservation held");
  if (!held.ok) {
    const { ended, keyUsed } = wording(site.config).checkout;
    if (held.problem === "taken") return again([{ field: "", message: takenText(held.until, site) }], 409);
    return again([{ field: "", message: held.problem === "over" ? ended : keyUsed }], 409);
  }
  await keepReservation(wiring, held.reservation.id);
  return isScript
    ? Response.json({ id: held.reservation.id, state: held.reservation.state }, { status: 201 })
    : seeOther(checkout);
};

/** A shopper changes their mind once; a program holds every car and pays for none. */
function tooManyText({ config, content }: TenantSite): string {
  const { tooMany, tooManyCall } = wording(config).checkout;
  const phone = dealerPhone({ config, locations: content.locations });
  return phone === null ? tooMany : tooManyCall(phone);
}

const textsOf = (fields: Readonly<Record<string, unknown>>): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
