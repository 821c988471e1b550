import type { OutsideService } from "../../outside/outside-service.ts";
import { visitSetting, visitStarted } from "../../visit/track-visit.ts";
import type { VisitSetting } from "../../visit/visit-setting.ts";
import { whenFetched } from "../../when-fetched.ts";

const serviceOf = (setting: VisitSetting | null): OutsideService | null =>
  setting?.services.find(({ purpose }) => purpose === "verification") ?? null;

/** The service that says whether a person sends a form, where the site has one. */
export const verificationService = (): OutsideService | null => serviceOf(visitSetting());

/** Fetches the service's script while the form is filled in, where the site has one; a form may be touched before the visit has started. */
export async function beginVerification(): Promise<void> {
  const service = serviceOf(await visitStarted());
  if (service)
    whenFetched(import("./human-token.ts"), ({ fetchVerification }) => void fetchVerification(service));
}
