import type { DeliveryRecord } from "../../model/stored-lead.ts";
import type { Settlement } from "../delivery-queue.ts";
import { assertErasureIsNarrow } from "../erasure.ts";
import type { Acceptance, LeadFilter, LeadStore, NewLead } from "../lead-store.ts";
import { listeners } from "../listeners.ts";
import { reviseLead } from "../revise-lead.ts";
import type { ContactKeys, StoredLead } from "../../model/stored-lead.ts";
import { mergeFiles } from "../merge-files.ts";

type KeptDelivery = DeliveryRecord & { lease: string | null; leaseUntil: number };
type Kept = Omit<StoredLead, "deliveries"> & { erased: boolean; deliveries: Map<string, KeptDelivery> };

const sharesContact = (a: ContactKeys, b: ContactKeys): boolean =>
  (a.email !== null && a.email === b.email) || (a.phone !== null && a.phone === b.phone);

const shown = ({ erased: _erased, deliveries, ...lead }: Kept): StoredLead =>
  structuredClone({
    ...lead,
    deliveries: [...deliveries.values()]
      .toSorted((a, b) => (a.sink < b.sink ? -1 : 1))
      .map(({ lease: _lease, leaseUntil: _until, ...delivery }) => delivery),
  });

const claimableAt = (delivery: KeptDelivery): number => Math.max(delivery.dueAt, delivery.leaseUntil);

function settled(delivery: KeptDelivery, claimed: number, settlement: Settlement, now: number): void {
  const overtaken = delivery.revision > claimed;
  delivery.lastProblem = settlement.kind === "delivered" ? null : settlement.problem;
  if (settlement.kind === "delivered") {
    delivery.deliveredAt = now;
    delivery.remoteId = settlement.remoteId ?? delivery.remoteId;
  }
  if (overtaken) return;
  if (settlement.kind === "retry") delivery.dueAt = settlement.at;
  else delivery.state = settlement.kind;
}

/** A lead store that forgets everything with the process: for tests and for trying things out. */
export function memoryLeadStore(): LeadStore {
  const leads = new Map<string, Kept>();
  const due = listeners();

  function queue(kept: Kept, lead: NewLead): void {
    const wanted = lead.standing.kind === "test" ? [] : lead.sinks;
    for (const [sink, { state }] of kept.deliveries) {
      if (!wanted.includes(sink) && (state === "waiting" || state === "held")) kept.deliveries.delete(sink);
    }
    for (const sink of wanted) {
      const before = kept.deliveries.get(sink);
      kept.deliveries.set(sink, {
        lastProblem: null,
        deliveredAt: null,
        remoteId: null,
        lease: null,
        leaseUntil: 0,
        ...before,
        sink,
        state: lead.standing.kind === "quarantined" ? "held" : "waiting",
        attempts: 0,
        dueAt: lead.dueAt,
        revision: kept.revision,
      });
    }
  }

  function create(lead: NewLead): Acceptance {
    const { sinks: _sinks, dueAt: _dueAt, ...rest } = structuredClone(lead);
    const { receivedAt } = lead.lead;
    const kept = {
      ...rest,
      revision: 1,
      receivedAt,
      updatedAt: receivedAt,
      erased: false,
      deliveries: new Map(),
    };
    leads.set(lead.id, kept);
    queue(kept, lead);
    return { ok: true, id: lead.id, outcome: "created" };
  }

  function save(lead: NewLead): Acceptance {
    const kept = [...leads.values()].find(
      (one) => one.lead.tenant === lead.lead.tenant && one.key === lead.key,
    );
    return kept ? extend(kept, lead) : create(lead);
  }

  function extend(kept: Kept, next: NewLead): Acceptance {
    const change = kept.erased ? null : reviseLead(kept, next);
    if (!change || change.kind === "keep") return { ok: true, id: kept.id, outcome: "repeated" };
    if (change.kind === "separate") return save({ ...next, key: change.key });
    const { lead, standing, contact } = structuredClone(next);
    Object.assign(kept, { lead, standing, contact, updatedAt: lead.receivedAt });
    kept.files = mergeFiles(kept.files, next.files);
    kept.revision += 1;
    queue(kept, next);
    return { ok: true, id: kept.id, outcome: "revised" };
  }

  const living = (): Kept[] => [...leads.values()].filter((lead) => !lead.erased);
  const waiting = (): { lead: Kept; delivery: KeptDelivery }[] =>
    living().flatMap((lead) =>
      [...lead.deliveries.values()]
        .filter((one) => one.state === "waiting")
        .map((delivery) => ({ lead, delivery })),
    );

  const matches = (lead: Kept, filter: Omit<LeadFilter, "limit">): boolean =>
    (filter.tenant === undefined || lead.lead.tenant === filter.tenant) &&
    (filter.standing === undefined || lead.standing.kind === filter.standing) &&
    (filter.receivedFrom === undefined || lead.receivedAt >= filter.receivedFrom) &&
    (filter.receivedBefore === undefined || lead.receivedAt < filter.receivedBefore) &&
    (filter.contact === undefined || sharesContact(lead.contact, filter.contact)) &&
    (filter.delivery === undefined ||
      [...lead.deliveries.values()].some((one) => one.state === filter.delivery));

  return {
    migrate: async () => {},
    accept: async (lead) => {
      const answer = save(lead);
      due.notify();
      return answer;
    },
    update: async (id, lead) => {
      const kept = leads.get(id);
      if (kept?.lead.tenant !== lead.lead.tenant)
        return { ok: false, problem: "missing", detail: "This tenant has no lead with that id." };
      const answer = extend(kept, lead);
      due.notify();
      return answer;
    },
    get: async (id) => {
      const kept = leads.get(id);
      return kept && !kept.erased ? shown(kept) : null;
    },
    list: async ({ limit, offset = 0, ...filter }) =>
      living()
        .filter((lead) => matches(lead, filter))
        .toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? -1 : 1))
        .slice(offset, offset + limit)
        .map(shown),
    claimDue: async ({ now, limit, leaseMs, lease, excludeSinks = [] }) => {
      const taken = waiting()
        .filter(({ delivery }) => claimableAt(delivery) <= now && !excludeSinks.includes(delivery.sink))
        .toSorted((a, b) => a.delivery.dueAt - b.delivery.dueAt)
        .slice(0, limit);
      for (const { delivery } of taken) {
        Object.assign(delivery, { lease, leaseUntil: now + leaseMs, attempts: delivery.attempts + 1 });
      }
      return taken.map(({ lead, delivery: { sink, attempts, revision, remoteId } }) => ({
        lead: shown(lead),
        sink,
        attempt: attempts,
        revision,
        remoteId,
        lease,
      }));
    },
    settle: async (claimed, settlement, now) => {
      const delivery = leads.get(claimed.lead.id)?.deliveries.get(claimed.sink);
      if (delivery?.lease !== claimed.lease) return false;
      Object.assign(delivery, { lease: null, leaseUntil: 0 });
      settled(delivery, claimed.revision, settlement, now);
      return true;
    },
    nextDue: async (excludeSinks = []) => {
      const times = waiting()
        .filter(({ delivery }) => !excludeSinks.includes(delivery.sink))
        .map(({ delivery }) => claimableAt(delivery));
      return times.length === 0 ? null : Math.min(...times);
    },
    onDue: (listener) => due.add(listener),
    retry: async (id, { now, sink, delivered = false }) => {
      const again = [...(leads.get(id)?.deliveries.values() ?? [])].filter(
        (one) =>
          (sink === undefined || one.sink === sink) &&
          (one.state === "dead" || one.state === "waiting" || (delivered && one.state === "delivered")),
      );
      for (const one of again) Object.assign(one, { state: "waiting", attempts: 0, dueAt: now });
      due.notify();
      return again.length;
    },
    release: async (id, now) => {
      const kept = leads.get(id);
      if (kept?.standing.kind !== "quarantined") return false;
      kept.standing = { kind: "clear" };
      kept.updatedAt = now;
      for (const one of kept.deliveries.values()) {
        if (one.state === "held") Object.assign(one, { state: "waiting", dueAt: now });
      }
      due.notify();
      return true;
    },
    erase: async (erasure, now) => {
      assertErasureIsNarrow(erasure);
      const { ids, ...filter } = erasure;
      const chosen = living().filter((lead) => (!ids || ids.includes(lead.id)) && matches(lead, filter));
      const files = chosen.flatMap((lead) => lead.files);
      for (const lead of chosen) {
        Object.assign(lead, {
          erased: true,
          contact: { email: null, phone: null },
          files: [],
          updatedAt: now,
        });
        lead.deliveries.clear();
      }
      return { ids: chosen.map((lead) => lead.id), files };
    },
    backlog: async (now) => {
      const all = living().flatMap((lead) => [...lead.deliveries.values()]);
      const overdue = waiting().filter(({ delivery }) => delivery.attempts > 0 || delivery.dueAt <= now);
      return {
        waiting: waiting().length,
        held: all.filter((one) => one.state === "held").length,
        dead: all.filter((one) => one.state === "dead").length,
        oldestAt: overdue.length === 0 ? null : Math.min(...overdue.map(({ lead }) => lead.updatedAt)),
      };
    },
    ping: async () => true,
    close: async () => {},
  };
}
