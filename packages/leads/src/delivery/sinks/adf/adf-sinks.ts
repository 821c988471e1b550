import type { LeadSink } from "../../lead-sink.ts";
import type { StoredLead } from "../../../enquiry/model/stored-lead.ts";
import { foreignSuccess } from "../http-outcome.ts";
import { type HttpSinkOptions, sendToSink } from "../http-sink.ts";
import type { LeadMail } from "../mail/lead-mail.ts";
import { adfDocument } from "./adf-document.ts";
import type { AdfFacts } from "./adf-facts.ts";

/**
 * The mail a CRM reads: the document as the plain text of the body, which is what dealers' mailboxes expect. Hand it
 * to `smtpSink` or `mailFolderSink` as `write`.
 */
export function adfMail(facts: AdfFacts): (stored: StoredLead) => LeadMail {
  return (stored) => ({ subject: `ADF lead ${stored.id}`, text: adfDocument(stored, facts), replyTo: null });
}

/**
 * Posts each lead as an ADF document. The format has no response of its own: a success is any status of 2xx with which a
 * receiver acknowledges a document, so neither 204 nor a web page.
 */
export function adfHttpSink(options: HttpSinkOptions & { facts: AdfFacts }): LeadSink {
  return {
    name: options.name ?? "adf",
    files: "listed",
    deliver: (stored, delivery) =>
      sendToSink(
        options,
        delivery,
        { type: "application/x-adf+xml; charset=utf-8", body: adfDocument(stored, options.facts) },
        (response) => foreignSuccess(response, { empty: false }) ?? { ok: true, remoteId: null },
      ),
  };
}
