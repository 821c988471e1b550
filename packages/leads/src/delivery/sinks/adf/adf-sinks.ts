import type { PlainFetch } from "@forecourt/search/kernel";
import type { LeadSink } from "../../lead-sink.ts";
import type { StoredLead } from "../../../enquiry/model/stored-lead.ts";
import { foreignSuccess } from "../http-outcome.ts";
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

/**
 * Posts each lead as an ADF document. The format has no answer of its own: a success is any status of 2xx with which a
 * receiver acknowledges a document, so neither 204 nor a web page.
 */
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
        (response) => foreignSuccess(response, { empty: false }) ?? { ok: true, remoteId: null },
      ),
  };
}
