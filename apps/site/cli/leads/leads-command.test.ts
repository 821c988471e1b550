import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactKeys, type LeadStore, leadStore, sqliteDatabase } from "@forecourt/leads/stores";
import { aNewLead } from "@forecourt/leads/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runForecourt } from "../testing/run-forecourt.ts";

describe("forecourt leads, beside a running site", () => {
  let data: string;
  /** Stands for the site: it has the store open the whole time. */
  let site: LeadStore;
  const person = { ...aNewLead().lead.person, email: "kim@example.com", phoneE164: "+61412345678" };

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
    site = leadStore(sqliteDatabase({ file: join(data, "leads.sqlite") }));
    await site.migrate();
    const by = { tenant: "harbourside", person };
    const contact = contactKeys("harbourside", person);
    const file = { id: "f", name: "car.jpg", type: "image/jpeg", bytes: 1, location: "harbourside/f.jpg" };
    await site.accept(aNewLead({ id: "lead-dead", key: "1", contact, files: [file], lead: by }));
    const standing = { kind: "quarantined", reasons: ["honeypot_filled"] } as const;
    await site.accept(
      aNewLead({ id: "lead-held", key: "2", standing, lead: { ...by, receivedAt: 2_000_000 } }),
    );
    const [claimed] = await site.claimDue({ now: 1_000_000, limit: 1, leaseMs: 1, lease: "l" });
    if (claimed) await site.settle(claimed, { kind: "dead", problem: "HTTP 422" }, 1_000_001);
    mkdirSync(join(data, "files/harbourside"), { recursive: true });
    mkdirSync(join(data, "mail"));
    writeFileSync(join(data, "files/harbourside/f.jpg"), "x");
    writeFileSync(join(data, "mail/lead-dead.eml"), "x");
  });
  afterAll(async () => {
    await site.close();
    rmSync(data, { recursive: true, force: true });
  });

  const leads = (...words: string[]) => runForecourt({ FORECOURT_DATA: data }, "leads", ...words);

  it("lists, shows, explains, retries, releases, exports and erases", async () => {
    expect((await leads("list")).out).toMatch(
      /RECEIVED[^]*lead-held +harbourside +quarantined[^]*lead-dead +harbourside +dead/,
    );
    expect((await leads("list", "--state", "dead", "--json")).out.trim().split("\n")).toHaveLength(1);

    const shown = await leads("show", "lead-dead");
    expect(shown.out).toMatch(/Email: +kim@example\.com/);
    expect(shown.out).toMatch(/mail +dead +1 .*HTTP 422/);
    expect((await leads("route", "lead-dead")).out).toContain("It goes to: mail");

    expect((await leads("retry", "--all-dead")).out).toContain("1 delivery is due now.");
    expect((await site.get("lead-dead"))?.deliveries).toMatchObject([{ state: "waiting", attempts: 0 }]);
    expect((await leads("release", "lead-held")).out).toContain("lead-held goes out now.");
    expect((await site.get("lead-held"))?.standing).toEqual({ kind: "clear" });

    const csv = join(data, "leads.csv");
    await leads("export", "--tenant", "harbourside", "--out", csv);
    expect(readFileSync(csv, "utf8").trim().split("\r\n")).toHaveLength(3);

    const shopper = ["erase", "--tenant", "harbourside", "--phone", "0412 345 678"];
    expect((await leads(...shopper)).out).toContain("1 lead would be erased");
    expect((await leads(...shopper, "--yes")).out).toContain("Erased leads: 1, files: 1, mails: 1.");
    expect(await site.get("lead-dead")).toBeNull();
    expect(readdirSync(join(data, "files/harbourside"))).toEqual([]);
  });

  it.each([
    [["show", "nobody"], 1, "There is no lead nobody."],
    [["retry"], 2, "Name a lead, or use --all-dead."],
    [["release", "nobody"], 1, "Lead nobody is not kept back."],
    [["erase"], 2, "Say which leads"],
    [["erase", "--email", "a@example.com"], 2, "name it with --tenant"],
    [["list", "--state", "lost"], 2, "One of waiting"],
    [["list", "--from", "yesterday"], 2, "A date such as 2026-11-21 was expected."],
  ])("answers %j with %d and one clear sentence", async (words, code, sentence) => {
    const answer = await leads(...words);
    expect(answer.code).toBe(code);
    expect(answer.err).toContain(sentence);
  });
});
