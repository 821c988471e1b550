import { DAY } from "@forecourt/search/kernel";
import { contactKeys, type Erasure } from "@forecourt/leads/stores";
import { checkPhoneShape } from "@forecourt/leads/phone";
import type { Command } from "commander";
import type { Wiring } from "#host/wiring/wiring.ts";
import { countErased, eraseLeads } from "#server/leads/erase-leads.ts";
import { moment } from "./options.ts";
import { keptLeads, withOneOrAll } from "./with-wiring.ts";
import { type JsonOption, ONLY_TENANT, printed, withJson } from "../options/common-options.ts";
import { BadCall } from "../options/exit-codes.ts";

interface EraseOptions extends JsonOption {
  tenant?: string;
  email?: string;
  phone?: string;
  before?: number;
  expired?: boolean;
  yes?: boolean;
}

/** `--expired`: each tenant's own retention. */
async function expired(wiring: Wiring, only: string | undefined): Promise<Erasure[]> {
  const slugs = only === undefined ? await wiring.content.slugs() : [only];
  const contents = await Promise.all(slugs.map((slug) => wiring.tenant(slug)));
  return contents.flatMap((content) => {
    const days = content?.tenant.config.leads.retentionDays ?? null;
    if (!content || days === null) return [];
    return [{ tenant: content.slug, receivedBefore: wiring.now().getTime() - days * DAY }];
  });
}

/** Which leads the options mean; a sentence when they mean none or too many. */
async function erasuresOf(
  wiring: Wiring,
  ids: readonly string[],
  options: EraseOptions,
): Promise<Erasure[] | string> {
  const tenant = options.tenant === undefined ? {} : { tenant: options.tenant };
  if (options.expired) return expired(wiring, options.tenant);
  if (ids.length > 0) return [{ ...tenant, ids }];
  if (options.email !== undefined || options.phone !== undefined) {
    const content = options.tenant === undefined ? null : await wiring.tenant(options.tenant);
    if (!content) return "A shopper is known to one site: name it with --tenant.";
    const rule = content.tenant.config.rules.phone;
    const shape = options.phone === undefined ? null : checkPhoneShape(options.phone, { rule });
    const person = {
      email: options.email ?? null,
      phone: options.phone ?? null,
      phoneE164: shape?.ok ? shape.e164 : null,
    };
    return [{ tenant: content.slug, contact: contactKeys(content.slug, person) }];
  }
  if (options.before !== undefined) return [{ ...tenant, receivedBefore: options.before }];
  return "Say which leads: ids, --email or --phone with --tenant, --before, or --expired.";
}

/** `leads erase`: a shopper's right, and the end of the retention. */
export function registerErase(leads: Command): void {
  withJson(leads, "erase")
    .description("Remove leads and who sent them, with files and mails; without --yes only count them.")
    .argument("[ids...]", "ids of leads")
    .option(...ONLY_TENANT)
    .option("--email <address>", "everything one shopper sent to --tenant")
    .option("--phone <number>", "everything one shopper sent to --tenant")
    .option("--before <date>", "received before", moment)
    .option("--expired", "older than each site's leads.retentionDays")
    .option("--yes", "do it")
    .action((ids: string[], options: EraseOptions) =>
      withOneOrAll(options.tenant, keptLeads, async (wiring) => {
        const erasures = await erasuresOf(wiring, ids, options);
        if (typeof erasures === "string") throw new BadCall(erasures);
        if (!options.yes) {
          const counts = await Promise.all(erasures.map((erasure) => countErased(wiring, erasure)));
          const total = counts.reduce((sum, one) => sum + one, 0);
          printed(
            options.json,
            { erased: false, leads: total },
            () => `${total} ${total === 1 ? "lead" : "leads"} would be erased. Add --yes to erase.`,
          );
          return;
        }
        const count = await eraseLeads(wiring, erasures);
        printed(
          options.json,
          { erased: true, ...count },
          () => `Erased leads: ${count.leads}, files: ${count.files}, mails: ${count.mails}.`,
        );
      }),
    );
}
