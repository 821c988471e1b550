import { forgetOnSignOut } from "./forget-on-sign-out.ts";
import { type HeartsSetting, startHearts } from "./start-hearts.ts";
import { startCompare } from "./start-compare.ts";
import { startGarage } from "./start-garage.ts";
import { startSeen } from "./start-seen.ts";

/** Starts all that this browser keeps of a site: favourites, cars seen, cars compared, and what its garage shows of them. */
export function startSaved(setting: HeartsSetting): void {
  startHearts(setting);
  startSeen(setting);
  startCompare(setting);
  startGarage(setting);
  forgetOnSignOut(setting);
}
