import type { DeliveryRecord, StoredFile, StoredLead } from "../enquiry/model/stored-lead.ts";
import type { Settlement } from "../enquiry/store/delivery-queue.ts";
import type { Acceptance, LeadStore, NewLead } from "../enquiry/store/lead-store.ts";
import { reviseLead } from "../enquiry/store/revise-lead.ts";

type StoredDelivery = DeliveryRecord & { lease: string | null; leaseUntil: number };
type Stored = Omit<StoredLead, "deliveries"> & { erased: boolean; deliveries: Map<string, StoredDelivery> };

const shown = ({ erased: _erased, deliveries, ...lead }: Stored): StoredLead =>
  structuredClone({
    ...lead,
    deliveries: [...deliveries.values()]
      .toSorted((a, b) => (a.sink < b.sink ? -1 : 1))
      .map(({ lease: _lease, leaseUntil: _until, ...delivery }) => delivery),
  });

const claimableAt = (delivery: StoredDelivery): number => Math.max(delivery.dueAt, delivery.leaseUntil);

function settled(delivery: StoredDelivery, claimed: number, settlement: Settlement, now: number): void {
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

/** What a story does to a store. */
export type StoryStore = Pick<
  LeadStore,
  "accept" | "update" | "list" | "claimDue" | "settle" | "nextDue" | "retry" | "release" | "erase" | "backlog"
>;

/** What every lead store does, told once more without a database: stories on a real one are compared with it. */
export function modelLeadStore(): StoryStore {
  const leads = new Map<string, Stored>();

  function queue(stored: Stored, lead: NewLead): void {
    const wanted = lead.standing.kind === "test" ? [] : lead.sinks;
    for (const [sink, { state }] of stored.deliveries) {
      if (!wanted.includes(sink) && (state === "waiting" || state === "held")) stored.deliveries.delete(sink);
    }
    for (const sink of wanted) {
      const before = stored.deliveries.get(sink);
      stored.deliveries.set(sink, {
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
        revision: stored.revision,
      });
    }
  }

  function create(lead: NewLead): Acceptance {
    const { sinks: _sinks, dueAt: _dueAt, ...rest } = structuredClone(lead);
    const { receivedAt } = lead.lead;
    const stored = {
      ...rest,
      revision: 1,
      receivedAt,
      updatedAt: receivedAt,
      erased: false,
      deliveries: new Map(),
    };
    leads.set(lead.id, stored);
    queue(stored, lead);
    return { ok: true, id: lead.id, outcome: "created" };
  }

  function save(lead: NewLead): Acceptance {
    const stored = [...leads.values()].find(
      (one) => one.lead.tenant === lead.lead.tenant && one.key === lead.key,
    );
    return stored ? extend(stored, lead) : create(lead);
  }

  function extend(stored: Stored, next: NewLead): Acceptance {
    const change = stored.erased ? null : reviseLead(stored, next);
    if (!change || change.kind === "keep") return { ok: true, id: stored.id, outcome: "repeated" };
    if (change.kind === "separate") return save({ ...next, key: change.key });
    const { lead, standing, contact } = structuredClone(next);
    Object.assign(stored, { lead, standing, contact, updatedAt: lead.receivedAt });
    stored.revision += 1;
    queue(stored, next);
    return { ok: true, id: stored.id, outcome: "revised" };
  }

  const living = (): Stored[] => [...leads.values()].filter((lead) => !lead.erased);
  const waiting = (): { lead: Stored; delivery: StoredDelivery }[] =>
    living().flatMap((lead) =>
      [...lead.deliveries.values()]
        .filter((one) => one.state === "waiting")
        .map((delivery) => ({ lead, delivery })),
    );

  return {
    accept: async (lead) => save(lead),
    update: async (id, lead) => {
      const stored = leads.get(id);
      return stored?.lead.tenant === lead.lead.tenant
        ? extend(stored, lead)
        : { ok: false, problem: "missing", detail: "This tenant has no lead with that id." };
    },
    list: async ({ limit }) =>
      living()
        .toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map(shown),
    claimDue: async ({ now, limit, leaseMs, lease }) => {
      const taken = waiting()
        .filter(({ delivery }) => claimableAt(delivery) <= now)
        .toSorted((a, b) => a.delivery.dueAt - b.delivery.dueAt)
        .slice(0, limit);
      for (const { delivery } of taken)
        Object.assign(delivery, { lease, leaseUntil: now + leaseMs, attempts: delivery.attempts + 1 });
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
    nextDue: async () => {
      const times = waiting().map(({ delivery }) => claimableAt(delivery));
      return times.length === 0 ? null : Math.min(...times);
    },
    retry: async (id, { now, delivered = false }) => {
      const again = [...(leads.get(id)?.deliveries.values() ?? [])].filter(
        ({ state }) => state === "dead" || state === "waiting" || (delivered && state === "delivered"),
      );
      for (const one of again) Object.assign(one, { state: "waiting", attempts: 0, dueAt: now });
      return again.length;
    },
    release: async (id, now) => {
      const stored = leads.get(id);
      if (stored?.standing.kind !== "quarantined") return false;
      Object.assign(stored, { standing: { kind: "clear" }, updatedAt: now });
      for (const one of stored.deliveries.values())
        if (one.state === "held") Object.assign(one, { state: "waiting", dueAt: now });
      return true;
    },
    erase: async ({ ids }, now) => {
      const chosen = living().filter((lead) => ids?.includes(lead.id));
      for (const lead of chosen) {
        Object.assign(lead, { erased: true, updatedAt: now });
        lead.deliveries.clear();
      }
      return { ids: chosen.map((lead) => lead.id), files: [] as StoredFile[] };
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
  };
}
