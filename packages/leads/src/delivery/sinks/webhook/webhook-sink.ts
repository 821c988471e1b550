import type { LeadSink } from "../../lead-sink.ts";
import { foreignSuccess } from "../http-outcome.ts";
import { type HttpSinkOptions, sendToSink } from "../http-sink.ts";
import { leadEvent } from "./lead-event.ts";
import { signWebhook } from "./webhook-signature.ts";

/** Where events go, and what they are signed with. */
export interface WebhookSinkOptions extends HttpSinkOptions {
  /** Base64, optionally after `whsec_`. Two while receivers change from one to the other. */
  secrets: readonly [string, ...string[]];
}

/** Posts each lead as a signed event (see `schemas/lead-event.schema.json`). Any success but a web page settles it. */
export function webhookSink(options: WebhookSinkOptions): LeadSink {
  const { name = "webhook", secrets, now, timeoutMs = 10_000 } = options;
  return {
    name,
    files: "listed",
    deliver: (stored, delivery) => {
      const body = JSON.stringify(leadEvent(stored, delivery.key, delivery.remoteId !== null));
      return sendToSink(
        { ...options, timeoutMs },
        delivery,
        { headers: { ...signWebhook(secrets, delivery.key, body, now()) }, body },
        // The id is remembered so that the next revision is sent as an update.
        (response) => foreignSuccess(response, { empty: true }) ?? { ok: true, remoteId: stored.id },
      );
    },
  };
}
