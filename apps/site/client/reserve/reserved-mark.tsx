"use client";

import { useEffect } from "react";
import type { CountedReservation } from "./count-reservation.ts";

/** Counts a reservation once, on the confirmation page it leads to. */
export function ReservedMark({ tenant, leadId, category, car }: CountedReservation) {
  useEffect(() => {
    void import("./count-reservation.ts").then((module) =>
      module.countReservation({ tenant, leadId, category, car }),
    );
  }, [tenant, leadId, category, car]);
  return null;
}
