import type { LeadAppointment } from "./lead.ts";

const PURPOSES: Readonly<Record<LeadAppointment["kind"], string>> = {
  test_drive: "Test drive",
  test_ride: "Test ride",
  look_inside: "Look inside",
  service: "Service",
};

/**
 * What a shopper comes for and when, in the words of the people who receive leads.
 *
 * @example
 * describeAppointment({ kind: "look_inside", date: "2026-11-24" }) // "Look inside: 2026-11-24"
 */
export const describeAppointment = ({ kind, date }: LeadAppointment): string => `${PURPOSES[kind]}: ${date}`;
