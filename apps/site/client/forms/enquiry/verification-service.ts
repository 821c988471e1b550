import type { OutsideService } from "../../outside/outside-service.ts";
import { whenFetched } from "../../when-fetched.ts";
import { visitSetting } from "../../visit/track-visit.ts";

/** The service that says whether a person sends a form, where the site has one. */
export const verificationService = (): OutsideService | null =>
  visitSetting()?.services.find(({ purpose }) => purpose === "verification") ?? null;

/** Fetches the service's script while the form is filled in, where the site has one. */
export function beginVerification(): void {
  const service = verificationService();
  if (service)
    whenFetched(import("./human-token.ts"), ({ fetchVerification }) => void fetchVerification(service));
}
