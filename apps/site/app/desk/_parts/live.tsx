"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Renders the page again when the server says that a lead came or changed. Without a script the page is as it was loaded. */
export function Live(): null {
  const router = useRouter();
  useEffect(() => {
    const events = new EventSource("/api/desk/live");
    events.addEventListener("lead", () => router.refresh());
    return () => events.close();
  }, [router]);
  return null;
}
