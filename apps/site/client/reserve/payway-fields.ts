import { addScript } from "../outside/add-service-script.ts";
import type { MountFields, PayResult } from "./mount-fields.ts";

/** As much of PayWay's browser library as is used here. */
interface PayWayBrowser {
  createCreditCardFrame(
    options: { publishableApiKey: string; tokenMode: "callback"; layout: "narrow" | "wide" },
    created: (problem: { message?: string } | null, frame?: PayWayFrame) => void,
  ): void;
}

interface PayWayFrame {
  getToken(done: (problem: { message?: string } | null, data?: { singleUseTokenId?: string }) => void): void;
  destroy(): void;
}

declare global {
  interface Window {
    payway?: PayWayBrowser;
  }
}

/** PayWay looks for its place by this id. */
const PLACE = "payway-credit-card";

/** The trusted frame of St George's PayWay: the whole card is typed there, and one token for one use comes out. */
export const mountFields: MountFields = async (place, { script, publishableKey }) => {
  await addScript(script);
  const { payway } = window;
  if (!payway) throw new Error("PayWay's library did not start.");
  place.id = PLACE;
  const layout = place.clientWidth < 480 ? "narrow" : "wide";
  const frame = await new Promise<PayWayFrame>((resolve, reject) => {
    payway.createCreditCardFrame(
      { publishableApiKey: publishableKey, tokenMode: "callback", layout },
      (problem, created) =>
        created ? resolve(created) : reject(new Error(problem?.message ?? "PayWay drew no frame.")),
    );
  });
  return {
    pay: () =>
      new Promise<PayResult>((resolve) => {
        frame.getToken((problem, data) => {
          const token = data?.singleUseTokenId;
          resolve(
            problem || token === undefined
              ? { kind: "problem", text: problem?.message ?? null }
              : { kind: "token", token },
          );
        });
      }),
    remove: () => frame.destroy(),
  };
};
