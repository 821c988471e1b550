"use client";

import { useEffect } from "react";
import type { CountedReservation } from "./count-reservation.ts";
import { whenFetched } from "../when-fetched.ts";

/** Counts a reservation once, on the confirmation page it leads to. */
export function ReservedMark({ tenant, leadId, car }: CountedReservation) {
  useEffect(() => {
    whenFetched(import("./count-reservation.ts"), (module) =>
      module.countReservation({ tenant, leadId, car }),
    );
  }, [tenant, leadId, car]);
  return null;
}
