"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Notice } from "@forecourt/ui/notice";
import { useListener } from "../use-listener.ts";

/** A page that was rendered or looked anew since is believed for this long. */
const FRESH_MS = 15_000;

/**
 * Says above the checkout's form that another shopper has the car. A page that has been open for a while looks again when
 * its tab comes back and when the shopper goes to a field, so that no one fills in a form for nothing.
 */
export function TakenNotice({ carId, rendered }: { carId: string; rendered: string | null }) {
  const [taken, setTaken] = useState(rendered);
  const lookedAt = useRef(0);
  const look = useCallback(() => {
    if (document.visibilityState !== "visible" || performance.now() - lookedAt.current < FRESH_MS) return;
    lookedAt.current = performance.now();
    void readTaken(carId).then((found) => found === undefined || setTaken(found));
  }, [carId]);
  // The script may come long after the page: with the first touch.
  useEffect(look, [look]);
  useListener("visibilitychange", look);
  useListener("focusin", look);
  useEffect(() => {
    window.addEventListener("pageshow", look);
    return () => window.removeEventListener("pageshow", look);
  }, [look]);
  if (taken === null) return null;
  return (
    <Notice {...(taken === rendered ? {} : { role: "alert" })}>
      <p>{taken}</p>
    </Notice>
  );
}

/** What the site says of the car now; undefined where it does not respond, and the server decides when the form is sent. */
async function readTaken(carId: string): Promise<string | null | undefined> {
  try {
    const response = await fetch(`/api/reservations?${new URLSearchParams({ car_id: carId })}`);
    const body: unknown = response.ok ? await response.json() : null;
    const taken = typeof body === "object" && body !== null ? Reflect.get(body, "taken") : undefined;
    return typeof taken === "string" || taken === null ? taken : undefined;
  } catch {
    return undefined;
  }
}
