import { memoryLeadStore } from "@forecourt/leads/stores";
import { aNewLead } from "@forecourt/leads/testing";
import { describe, expect, it } from "vitest";
import { newsOfLeads } from "./news-of-leads.ts";

describe("newsOfLeads", () => {
  it("says when a lead of one's sites came, and nothing of another's", async () => {
    const leads = memoryLeadStore();
    const leaving = new AbortController();
    const news = newsOfLeads({ leads, now: () => new Date(0) }, ["north"], leaving.signal, 1);
    const next = async () => (await news.next()).value;
    expect(await next()).toBe(": nothing new\n\n");
    await leads.accept(aNewLead({ id: "s", key: "s", lead: { tenant: "south" }, sinks: [] }));
    expect(await next()).toBe(": nothing new\n\n");
    await leads.accept(aNewLead({ id: "n", key: "n", lead: { tenant: "north" } }));
    expect(await next()).toBe("event: lead\ndata: changed\n\n");
    leaving.abort();
    await next();
    expect((await news.next()).done).toBe(true);
  });
});
