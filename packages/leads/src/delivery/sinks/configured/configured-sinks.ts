import type { PlainFetch } from "@forecourt/search/kernel";
import type { LeadPayloadPolicy } from "../../../enquiry/model/lead-payload.ts";
import type { LeadSink } from "../../lead-sink.ts";
import type { StoredFile, StoredLead } from "../../../enquiry/model/stored-lead.ts";
import type { AdfFacts } from "../adf/adf-facts.ts";
import { adfHttpSink, adfMail } from "../adf/adf-sinks.ts";
import { carClaritySink } from "../car-clarity/car-clarity-sink.ts";
import { dashboardSink } from "../dashboard/dashboard-sink.ts";
import { formEndpointSink } from "../form-endpoint/form-endpoint-sink.ts";
import type { SinkAuth } from "../http-sink.ts";
import type { LeadMail } from "../mail/lead-mail.ts";
import { mailFolderSink } from "../mail/mail-folder-sink.ts";
import { smtpSink } from "../mail/smtp-sink.ts";
import { webhookSink } from "../webhook/webhook-sink.ts";
import type { SinkAuthSetting, SinkSetting } from "./sink-setting.ts";

/** What sinks are made with: the installation's means, and the tenant's facts. */
export interface SinkTools {
  fetch: PlainFetch;
  now: () => Date;
  /** Looks a secret up by name; null when the installation does not have it. */
  secret: (name: string) => string | null;
  mail: { from: string } & ({ kind: "smtp"; url: string } | { kind: "folder"; directory: string });
  payload: LeadPayloadPolicy;
  adf: AdfFacts;
  /** Path of a CarClarity sink that names none of its own; the sink's own default unless given. */
  carClarityPath?: string;
  /** Reads an attached file, for mails and dashboards. */
  readFile?: (file: StoredFile) => Promise<Buffer>;
}

class MissingSecret extends Error {}

/**
 * Builds a tenant's sinks from its file. A sink whose secret is missing keeps its leads waiting and names the secret; the
 * others deliver.
 *
 * @example
 * configuredSinks(config.leads.sinks, tools).map(({ name }) => name) // ["crm", "head-office"]
 */
export function configuredSinks(settings: readonly SinkSetting[], tools: SinkTools): LeadSink[] {
  return settings.map((setting) => {
    try {
      return buildSink(setting, tools);
    } catch (reason) {
      if (!(reason instanceof MissingSecret)) throw reason;
      const problem = reason.message;
      return {
        name: setting.name,
        files: "left_out",
        deliver: async () => ({ ok: false, retry: true, problem }),
      };
    }
  });
}

function secretOf(name: string, { secret }: SinkTools): string {
  const value = secret(name);
  if (value === null || value === "") throw new MissingSecret(`The secret ${name} is not set.`);
  return value;
}

function authOf(auth: SinkAuthSetting, tools: SinkTools): SinkAuth {
  if (auth.kind === "none") return auth;
  if (auth.kind === "bearer") return { kind: "bearer", token: secretOf(auth.tokenSecret, tools) };
  return { kind: "basic", user: auth.user, password: secretOf(auth.passwordSecret, tools) };
}

function mailSink(
  name: string,
  to: readonly string[],
  tools: SinkTools,
  write?: (lead: StoredLead) => LeadMail,
): LeadSink {
  const { mail, now, readFile } = tools;
  const common = {
    name,
    from: mail.from,
    to,
    now,
    ...(write ? { write } : {}),
    ...(readFile ? { readFile } : {}),
  };
  return mail.kind === "smtp"
    ? smtpSink({ ...common, url: mail.url })
    : mailFolderSink({ ...common, directory: mail.directory });
}

function buildSink(setting: SinkSetting, tools: SinkTools): LeadSink {
  const { fetch, now, payload, adf } = tools;
  const { name } = setting;
  if (setting.kind === "mail") return mailSink(name, setting.to, tools);
  if (setting.kind === "adf-mail") return mailSink(name, setting.to, tools, adfMail(adf));
  const { url } = setting;
  if (setting.kind === "webhook") {
    const [first, ...others] = setting.secrets.map((one) => secretOf(one, tools));
    if (first === undefined) throw new MissingSecret("The webhook names no secret.");
    return webhookSink({ name, url, secrets: [first, ...others], fetch, now });
  }
  const auth = authOf(setting.auth, tools);
  if (setting.kind === "adf-http") return adfHttpSink({ name, url, auth, facts: adf, fetch, now });
  if (setting.kind === "form-endpoint") {
    const fields = setting.fields?.map(({ objectTypeId, ...field }) =>
      objectTypeId === undefined ? field : { ...field, objectTypeId },
    );
    return formEndpointSink({
      name,
      url,
      auth,
      fetch,
      now,
      ...(fields ? { fields } : {}),
      ...(setting.subscriptions ? { subscriptions: setting.subscriptions } : {}),
    });
  }
  const files = tools.readFile ? { readFile: tools.readFile } : {};
  const path = setting.path === undefined ? {} : { path: setting.path };
  if (setting.kind === "dashboard")
    return dashboardSink({ name, url, ...path, auth, payload, fetch, now, ...files });
  const fields = setting.fields ? { fields: setting.fields } : {};
  const usual = tools.carClarityPath === undefined ? {} : { path: tools.carClarityPath };
  return carClaritySink({ name, url, ...usual, ...path, auth, payload, fetch, now, ...fields });
}
