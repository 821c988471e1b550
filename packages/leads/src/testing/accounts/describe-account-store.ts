import { expect, it } from "vitest";
import { describeStore, type StoreSuiteOptions, type StoreUnderTest } from "../stores/describe-store.ts";
import type { AccountStore } from "../../returning/accounts/account-store.ts";
import { anAccount, aSession, aSignIn } from "./account-samples.ts";

/** Signs the one shopper of these tests in, with a session of this id. */
const signedIn = async (store: AccountStore, tenant = "north", id = "x1"): Promise<void> => {
  await store.beginSignIn(aSignIn({ tenant, id: `for-${id}` }), { since: 0, most: 99, newest: 0 });
  await store.finishSignIn({
    id: `for-${id}`,
    account: anAccount({ tenant, id: `account-of-${tenant}` }),
    session: aSession({ tenant, id }),
    now: 200,
  });
};

/**
 * The contract of every account store; call it inside a vitest file. Where the storage cannot be had, `skipped` says why.
 *
 * @example
 * describeAccountStore("SQLite", () => ({ open: async () => accountStore(database), discard: async () => {} }));
 */
export function describeAccountStore(
  name: string,
  make: () => StoreUnderTest<AccountStore>,
  options: StoreSuiteOptions = {},
): void {
  describeStore(`account store: ${name}`, make, options, (another) => {
    const anHour = { since: 0, most: 3, newest: 0 };
    it("bounds the sign-ins an address may ask for, finished ones and those of other processes counted", async () => {
      const [one, other] = [await another(), await another()];
      for (const id of ["s1", "s2", "s3"])
        expect(await one.beginSignIn(aSignIn({ id, createdAt: 100 }), anHour)).toBe("begun");
      expect(await other.beginSignIn(aSignIn({ id: "s4" }), anHour)).toBe("too_many");
      expect(await other.beginSignIn(aSignIn({ id: "s4", emailKey: "lee" }), anHour)).toBe("begun");
      expect(await other.beginSignIn(aSignIn({ id: "s4", tenant: "south" }), anHour)).toBe("begun");
      expect(await other.beginSignIn(aSignIn({ id: "s5", createdAt: 101 }), { ...anHour, since: 100 })).toBe(
        "begun",
      );
    });

    it("keeps one more sign-in than the bound where the newest is old enough", async () => {
      const store = await another();
      for (const [index, id] of ["s1", "s2", "s3"].entries())
        await store.beginSignIn(aSignIn({ id, createdAt: 100 + index }), anHour);
      const more = aSignIn({ id: "s4", createdAt: 200 });
      expect(await store.beginSignIn(more, { ...anHour, newest: 101 })).toBe("too_many");
      expect(await store.beginSignIn(more, { ...anHour, newest: 102 })).toBe("begun");
    });

    it("counts tries of a code, and lets none pass beyond the bound, after its time or of another tenant", async () => {
      const store = await another();
      await store.beginSignIn(aSignIn(), anHour);
      const bound = { now: 699, most: 3 };
      expect(await store.trySignIn("south", "s1", bound)).toBeNull();
      for (const _ of [1, 2, 3]) expect(await store.trySignIn("north", "s1", bound)).toEqual(aSignIn());
      expect(await store.trySignIn("north", "s1", bound)).toBeNull();
      await store.beginSignIn(aSignIn({ id: "s2" }), anHour);
      expect(await store.trySignIn("north", "s2", { now: 700, most: 3 })).toBeNull();
    });

    it("lets one of many finish a sign-in, and none that is over", async () => {
      const [one, other] = [await another(), await another()];
      await one.beginSignIn(aSignIn(), anHour);
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? one : other).finishSignIn({
            id: "s1",
            account: anAccount({ id: `a${index}` }),
            session: aSession({ id: `x${index}` }),
            now: 300,
          }),
        ),
      );
      expect(results.filter((account) => account !== null)).toHaveLength(1);
      expect(await one.signInOfLink("north", "link-s1", 300)).toBeNull();
      expect(await one.trySignIn("north", "s1", { now: 300, most: 5 })).toBeNull();
      await one.beginSignIn(aSignIn({ id: "s2" }), anHour);
      expect(
        await one.finishSignIn({ id: "s2", account: anAccount(), session: aSession(), now: 700 }),
      ).toBeNull();
    });

    it("gives an address the account it has, and another one at another tenant", async () => {
      const store = await another();
      await signedIn(store);
      await store.beginSignIn(aSignIn({ id: "s9" }), { since: 0, most: 99, newest: 0 });
      const again = await store.finishSignIn({
        id: "s9",
        account: anAccount({ id: "never" }),
        session: aSession({ id: "x9", accountId: "never" }),
        now: 300,
      });
      expect(again).toMatchObject({ id: "account-of-north" });
      expect(await store.sessions("north", "account-of-north")).toHaveLength(2);
      await signedIn(store, "south", "x2");
      expect(await store.accountOfEmail("south", "kim")).toMatchObject({ id: "account-of-south" });
      expect(await store.account("south", "account-of-north")).toBeNull();
    });

    it("writes a list over the version it was made of, and no other", async () => {
      const store = await another();
      await signedIn(store);
      const account = await store.accountOfEmail("north", "kim");
      if (!account) throw new Error("The account is missing.");
      expect(await store.saveWatchlist(account, "[1]")).toBe(true);
      expect(await store.saveWatchlist(account, "[2]")).toBe(false);
      expect(await store.saveWatchlist({ ...account, tenant: "south", version: 2 }, "[3]")).toBe(false);
      expect(await store.account("north", account.id)).toMatchObject({ watchlist: "[1]", version: 2 });
    });

    it("finds, changes and ends sessions of their own tenant only", async () => {
      const store = await another();
      await signedIn(store);
      const session = await store.session("north", "x1");
      expect(session).toMatchObject({ accountId: "account-of-north", secretHash: "secret" });
      expect(await store.session("south", "x1")).toBeNull();
      if (!session) throw new Error("The session is missing.");
      const next = { ...session, secretHash: "new", previousHash: "secret", rotatedAt: 300, seenAt: 300 };
      expect(await store.changeSession({ ...next, tenant: "south" }, "secret")).toBe(false);
      expect(await store.changeSession(next, "secret")).toBe(true);
      expect(await store.changeSession({ ...next, secretHash: "third" }, "secret")).toBe(false);
      expect(await (await another()).session("north", "x1")).toEqual(next);
      await store.endSession("south", "x1");
      expect(await store.session("north", "x1")).not.toBeNull();
      await store.endSession("north", "x1");
      expect(await store.session("north", "x1")).toBeNull();
    });

    it("ends every session of an account", async () => {
      const store = await another();
      await signedIn(store);
      await signedIn(store, "north", "x2");
      await signedIn(store, "south", "x3");
      expect(await store.endSessions("north", "account-of-north")).toBe(2);
      expect(await store.session("south", "x3")).not.toBeNull();
    });

    it("erases an account with its sessions and sign-ins, and nothing of another tenant", async () => {
      const store = await another();
      await signedIn(store);
      await signedIn(store, "south", "x2");
      await store.beginSignIn(aSignIn({ id: "open" }), { since: 0, most: 99, newest: 0 });
      expect(await store.eraseAccount("south", "account-of-north")).toBe(false);
      expect(await store.eraseAccount("north", "account-of-north")).toBe(true);
      expect(await store.accountOfEmail("north", "kim")).toBeNull();
      expect(await store.session("north", "x1")).toBeNull();
      expect(await store.signInOfLink("north", "link-open", 200)).toBeNull();
      expect(await store.session("south", "x2")).not.toBeNull();
    });

    it("prunes sign-ins and sessions whose time is long over", async () => {
      const store = await another();
      await signedIn(store);
      await store.beginSignIn(aSignIn({ id: "s2", createdAt: 500 }), anHour);
      expect(await store.prune({ signIns: 400, seen: 0, opened: 0 })).toBe(1);
      expect(await store.prune({ signIns: 0, seen: 101, opened: 0 })).toBe(1);
      expect(await store.session("north", "x1")).toBeNull();
      expect(await store.signInOfLink("north", "link-s2", 600)).not.toBeNull();
    });
  });
}
