import { expect, it } from "vitest";
import { visitKinds } from "./visit-kinds.ts";
import { describeAppointment } from "./describe-appointment.ts";

it("says what a shopper comes for, whatever it is, and when", () => {
  const said = [...visitKinds, "service" as const].map((kind) => describeAppointment({ kind, date: "Tue" }));
  expect(said).toEqual(["Test drive: Tue", "Test ride: Tue", "Look inside: Tue", "Service: Tue"]);
});
