import type { PlainFetch } from "@forecourt/search/kernel";
import type { LeadSink } from "../../lead-sink.ts";
import type { StoredLead } from "../../../enquiry/model/stored-lead.ts";
import { authHeaders, sendToSink, type SinkAuth } from "../http-sink.ts";
import type { LeadMail } from "../mail/lead-mail.ts";
import { adfDocument } from "./adf-document.ts";
import type { AdfFacts } from "./adf-facts.ts";

/**
 * The mail a CRM reads: the document as the plain text of the body, which is what dealers' mailboxes expect. Hand it
 * to `smtpSink` or `mailFolderSink` as `write`.
 *
 * @example
 * smtpSink({ name: "crm", url, from, to: "leads@crm.example", now, write: adfMail(facts) })
 */
export function adfMail(facts: AdfFacts): (stored: StoredLead) => LeadMail {
  return (stored) => ({ subject: `ADF lead ${stored.id}`, text: adfDocument(stored, facts), replyTo: null });
}

/** Where ADF goes over HTTP. */
export interface AdfHttpSinkOptions {
  name?: string;
  url: string;
  auth?: SinkAuth;
  facts: AdfFacts;
  fetch: PlainFetch;
  now: () => Date;
  timeoutMs?: number;
}

/** Posts each lead as an ADF document; any success status is taken for one, since the format has no answer. */
export function adfHttpSink(options: AdfHttpSinkOptions): LeadSink {
  const { name = "adf", url, auth = { kind: "none" }, facts, timeoutMs = 15_000 } = options;
  return {
    name,
    files: "listed",
    deliver: (stored, { key, signal }) =>
      sendToSink(
        {
          fetch: options.fetch,
          url,
          method: "POST",
          headers: {
            ...authHeaders(auth),
            "content-type": "application/x-adf+xml; charset=utf-8",
            "idempotency-key": key,
          },
          body: adfDocument(stored, facts),
          timeoutMs,
          signal,
          now: options.now,
        },
        async (response) => {
          await response.body?.cancel();
          return { ok: true, remoteId: null };
        },
      ),
  };
}
