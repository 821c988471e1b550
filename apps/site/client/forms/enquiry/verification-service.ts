import type { OutsideService } from "../../outside/outside-service.ts";
import { visitSetting } from "../../visit/track-visit.ts";

/** The service that says whether a person sends a form, where the site has one. */
export const verificationService = (): OutsideService | null =>
  visitSetting()?.services.find(({ purpose }) => purpose === "verification") ?? null;
