import type { Destination } from "@forecourt/analytics";
import type { ConsentDecision } from "@forecourt/analytics/consent";
import type { OutsideParts, OutsideService, OutsideSetting } from "./outside-service.ts";
import { whenFetched } from "../when-fetched.ts";

/** The services that receive events. Call tracking and the like only have a script. */
const RECEIVERS = ["analyticsId", "tagManagerId", "socialPixelId", "videoPixelId", "adConversionId"];

/**
 * Outside services as destinations. Nothing of them is fetched before the first event they may have: consent is asked
 * of the purpose they carry, and only then does their code come, and after it their script.
 */
export function outsideDestinations(
  setting: OutsideSetting,
  parts: OutsideParts,
): { destinations: readonly Destination[]; consentChanged: (decision: ConsentDecision) => void } {
  const measured = setting.services.flatMap((service) =>
    service.purpose === "conversation" || service.purpose === "verification"
      ? []
      : [{ service, purpose: service.purpose }],
  );
  const outside = measured.map(({ service, purpose }): Destination => {
    let started: Promise<Destination["receive"]> | null = null;
    const start = (): Promise<Destination["receive"]> => (started ??= startService(service, setting, parts));
    return { name: service.name, purpose, receive: async (happening) => (await start())(happening) };
  });
  return {
    destinations: setting.console ? [...outside, consoleDestination] : outside,
    // Who has not been started has no queue yet, and starts with the decision as it is then.
    consentChanged: (decision) => {
      if ("dataLayer" in window)
        whenFetched(import("./start-receiver.ts"), (module) => module.signalConsent(decision));
    },
  };
}

const consoleDestination: Destination = {
  name: "console",
  purpose: null,
  receive: async (happening) => {
    const { consoleEvents } = await import("@forecourt/analytics/third-parties");
    // eslint-disable-next-line no-console -- what the destination is for
    await consoleEvents({ log: console.info }).receive(happening);
  },
};

async function startService(
  service: OutsideService,
  setting: OutsideSetting,
  parts: OutsideParts,
): Promise<Destination["receive"]> {
  if (RECEIVERS.includes(service.name)) {
    const { startReceiver } = await import("./start-receiver.ts");
    return startReceiver(service, setting, parts);
  }
  const { addScript } = await import("./add-service-script.ts");
  await addScript(service.script);
  return () => {};
}
