import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { deskUsers, type StoredUser } from "./desk-users.ts";

const folders: string[] = [];
const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-desk-users-"));
  folders.push(folder);
  return folder;
};
const person = (name: string): StoredUser => ({
  name,
  role: "dealer",
  sites: ["harbourside"],
  password: null,
  sessionsFrom: 0,
});

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("deskUsers", () => {
  it("loses none of twenty people who are saved at once, by two processes", async () => {
    const data = dataFolder();
    const [one, other] = [deskUsers(data), deskUsers(data)];
    const names = Array.from({ length: 20 }, (_, at) => `person-${at}@dealer.example`);
    await Promise.all(names.map((name, at) => (at % 2 === 0 ? one : other).save(person(name))));
    expect((await one.list()).map(({ name }) => name)).toEqual(names.toSorted());
  });

  it("replaces a person of the same name, and removes one once", async () => {
    const users = deskUsers(dataFolder());
    await users.save(person("../é@dealer.example"));
    await users.save({ ...person("../é@dealer.example"), role: "platform" });
    expect((await users.list()).map(({ role }) => role)).toEqual(["platform"]);
    expect([await users.remove("../é@dealer.example"), await users.remove("../é@dealer.example")]).toEqual([
      true,
      false,
    ]);
    expect(await users.get("../é@dealer.example")).toBeNull();
  });

  it("has nobody before the first is saved", async () => {
    expect(await deskUsers(dataFolder()).list()).toEqual([]);
  });
});
