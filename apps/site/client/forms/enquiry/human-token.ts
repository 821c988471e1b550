import { selectorOf } from "@forecourt/ui/behaviours";
import { logProblem } from "../../log-problem.ts";
import { addScript } from "../../outside/add-service-script.ts";
import type { OutsideService } from "../../outside/outside-service.ts";

/** The verification service's own object, once its script has come. */
interface Verification {
  render(place: HTMLElement, options: object): string;
  remove(id: string): void;
}

/** A shopper who is shown a puzzle needs time for it; a service that does not respond gets no more than this. */
const WAIT_MS = 30_000;

const verification = (): Verification | null => {
  const known: unknown = Reflect.get(window, "turnstile");
  return typeof known === "object" && known !== null && "render" in known ? (known as Verification) : null;
};

/** Fetches the service's script, so that it stands there once the form is sent; a failure is told then. */
export const fetchVerification = ({ script }: OutsideService): Promise<unknown> =>
  addScript(script).catch(() => null);

/**
 * A token that says a person is sending this form, asked for when it is sent, since one is good for 300 seconds and once.
 * Null where the service does not respond: the lead is sent all the same, and the site decides about it.
 */
export async function humanToken({ id, script }: OutsideService): Promise<string | null> {
  const place = document.createElement("div");
  try {
    await addScript(script);
    const service = verification();
    if (!service) throw new Error("no service");
    document.querySelector(`${selectorOf("form")}:focus-within, ${selectorOf("form")}`)?.append(place);
    return await new Promise<string | null>((resolve) => {
      const widget = service.render(place, {
        sitekey: id,
        appearance: "interaction-only",
        callback: (token: unknown) => done(typeof token === "string" ? token : null),
        "error-callback": () => done(null),
      });
      const done = (token: string | null): void => {
        resolve(token);
        // A service that answers at once has not given its widget's name yet.
        queueMicrotask(() => service.remove(widget));
      };
      window.setTimeout(() => resolve(null), WAIT_MS);
    });
  } catch {
    logProblem("The verification service did not answer.");
    return null;
  } finally {
    place.remove();
  }
}
