import type { PlainFetch } from "@forecourt/search/kernel";
import type { LeadSink } from "../../lead-sink.ts";
import { foreignSuccess } from "../http-outcome.ts";
import { sendToSink } from "../http-sink.ts";
import { leadEvent } from "./lead-event.ts";
import { signWebhook } from "./webhook-signature.ts";

/** Where events go, and what they are signed with. */
export interface WebhookSinkOptions {
  name?: string;
  url: string;
  /** Base64, optionally after `whsec_`. Two while receivers change from one to the other. */
  secrets: readonly [string, ...string[]];
  fetch: PlainFetch;
  now: () => Date;
  timeoutMs?: number;
}

/** Posts each lead as a signed event (see `schemas/lead-event.schema.json`). Any success but a web page settles it. */
export function webhookSink(options: WebhookSinkOptions): LeadSink {
  const { name = "webhook", url, secrets, now, timeoutMs = 10_000 } = options;
  return {
    name,
    files: "listed",
    deliver: (stored, { key, remoteId, signal }) => {
      const body = JSON.stringify(leadEvent(stored, key, remoteId !== null));
      return sendToSink(
        {
          fetch: options.fetch,
          url,
          method: "POST",
          headers: {
            "content-type": "application/json",
            "idempotency-key": key,
            ...signWebhook(secrets, key, body, now()),
          },
          body,
          timeoutMs,
          signal,
          now,
        },
        // The id is remembered so that the next revision is sent as an update.
        (response) => foreignSuccess(response, { empty: true }) ?? { ok: true, remoteId: stored.id },
      );
    },
  };
}
