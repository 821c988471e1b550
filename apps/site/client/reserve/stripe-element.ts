/** As much of Stripe's browser library as is used here. */
interface StripeBrowser {
  elements(options: { clientSecret: string }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
  }): Promise<{ error?: { message?: string } }>;
}

interface StripeElements {
  create(kind: "payment"): { mount(place: HTMLElement): void };
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeBrowser;
  }
}

const SCRIPT = "https://js.stripe.com/v3/";

/** Loads Stripe's library and mounts its fields. The function it gives pays, and answers with what went wrong. */
export async function mountStripe(
  place: HTMLElement,
  { publishableKey, session, returnPath }: { publishableKey: string; session: string; returnPath: string },
): Promise<() => Promise<string | null>> {
  await addScript(SCRIPT);
  const stripe = window.Stripe?.(publishableKey);
  if (!stripe) throw new Error("Stripe's library did not start.");
  const elements = stripe.elements({ clientSecret: session });
  elements.create("payment").mount(place);
  return async () => {
    const returnUrl = `${location.origin}${returnPath}`;
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
    return error?.message ?? null;
  };
}

const addScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("Stripe's library could not be loaded.")));
    document.head.append(script);
  });
