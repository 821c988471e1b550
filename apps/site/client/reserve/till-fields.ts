import { selectorOf } from "@forecourt/ui/behaviours";
import { addScript } from "../outside/add-service-script.ts";
import type { MountFields, PayResult } from "./mount-fields.ts";

/** As much of Till's browser library as is used here. */
interface TillBrowser {
  init(publicKey: string, numberId: string, codeId: string, done: (payment: TillBrowser) => void): void;
  setNumberStyle(style: Record<string, string>): void;
  setCvvStyle(style: Record<string, string>): void;
  setNumberAttribute?(name: string, value: string): void;
  setCvvAttribute?(name: string, value: string): void;
  tokenize(
    card: { card_holder: string; month: string; year: string },
    done: (token: string) => void,
    failed: (problems: readonly { message?: string }[]) => void,
  ): void;
}

declare global {
  interface Window {
    PaymentJs?: new (version: string) => TillBrowser;
  }
}

const textOf = (form: HTMLFormElement, autocomplete: string): string =>
  form.querySelector<HTMLInputElement>(`[autocomplete="${autocomplete}"]`)?.value.trim() ?? "";

/** `27` is 2027. */
const wholeYear = (year: string): string => (/^\d\d$/.test(year) ? `20${year}` : year);

/** Till's fields for the number and the security code; name and expiry stand in our page and go to Till alone. */
export const mountFields: MountFields = async (place, { script, publishableKey }) => {
  await addScript(script);
  if (!window.PaymentJs) throw new Error("Till's library did not start.");
  const payment = new window.PaymentJs("1.3");
  const parts = place.querySelectorAll(selectorOf("hosted"));
  const [number, code] = [...parts].map(({ id }) => id);
  if (!number || !code) throw new Error("The page has no place for Till's fields.");
  await new Promise<void>((resolve) => {
    payment.init(publishableKey, number, code, (ready) => {
      const { color } = getComputedStyle(place);
      const style = {
        border: "0",
        width: "100%",
        height: "100%",
        "font-size": "16px",
        background: "transparent",
        color,
      };
      ready.setNumberStyle(style);
      ready.setCvvStyle(style);
      ready.setNumberAttribute?.("aria-label", labelOf(place, number));
      ready.setCvvAttribute?.("aria-label", labelOf(place, code));
      resolve();
    });
  });
  return {
    pay: (form) =>
      new Promise<PayResult>((resolve) => {
        const card = {
          card_holder: textOf(form, "cc-name"),
          month: textOf(form, "cc-exp-month"),
          year: wholeYear(textOf(form, "cc-exp-year")),
        };
        payment.tokenize(
          card,
          (token) => resolve({ kind: "token", token }),
          (problems) => {
            const text = problems.flatMap(({ message }) => message ?? []).join(". ");
            resolve({ kind: "problem", text: text || null });
          },
        );
      }),
    remove: () => {
      for (const part of parts) part.replaceChildren();
    },
  };
};

const labelOf = (place: HTMLElement, id: string): string =>
  place.querySelector(`#${id}-label`)?.textContent ?? "";
