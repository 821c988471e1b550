import type { Reservation } from "@forecourt/leads/reserve";
import { type CookieSigner, readSignedCookie, writeSignedCookie } from "#host/http/response/site-cookies.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { deskOf } from "../work/reservation-work.ts";

const COOKIE = "fc-reservation";
const LIFE_SECONDS = 30 * 86_400;

/** Lets this browser, and no other, find its reservation again. */
export const keepReservation = (signer: CookieSigner, id: string): Promise<void> =>
  writeSignedCookie(signer, COOKIE, id, LIFE_SECONDS);

/** The reservation this browser began on a tenant's site, as it is now: a payment under way is read from its provider. */
export async function ownReservation(wiring: Wiring, tenant: string): Promise<Reservation | null> {
  const id = await readSignedCookie(wiring, COOKIE);
  if (id === null || !/^r[a-z0-9]{16}$/.test(id)) return null;
  const reservation = await wiring.reservations.get(id);
  if (reservation?.tenant !== tenant) return null;
  return reservation.state === "paying" ? deskOf(wiring).refresh(id) : reservation;
}
