import { addScript } from "../outside/add-service-script.ts";
import type { MountFields } from "./mount-fields.ts";

/** As much of Stripe's browser library as is used here. */
interface StripeBrowser {
  elements(options: { clientSecret: string; appearance: { theme: "stripe" | "night" } }): {
    create(kind: "payment"): { mount(place: HTMLElement): void; destroy(): void };
  };
  confirmPayment(options: {
    elements: ReturnType<StripeBrowser["elements"]>;
    confirmParams: { return_url: string };
  }): Promise<{ error?: { message?: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeBrowser;
  }
}

/** Stripe's Payment Element. It pays by itself, and leads to our address when it has. */
export const mountFields: MountFields = async (place, { script, publishableKey, session, returnPath }) => {
  await addScript(script);
  const stripe = window.Stripe?.(publishableKey);
  if (!stripe || session === null) throw new Error("Stripe's library did not start.");
  const theme = isDark(place) ? "night" : "stripe";
  const elements = stripe.elements({ clientSecret: session, appearance: { theme } });
  const element = elements.create("payment");
  element.mount(place);
  return {
    pay: async () => {
      const confirmParams = { return_url: `${location.origin}${returnPath}` };
      const { error } = await stripe.confirmPayment({ elements, confirmParams });
      return error ? { kind: "problem", text: error.message ?? null } : { kind: "leaving" };
    },
    remove: () => element.destroy(),
  };
};

/** Whether the page writes light on dark, which a frame of another site cannot see. */
function isDark(place: HTMLElement): boolean {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(place).color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140;
}
