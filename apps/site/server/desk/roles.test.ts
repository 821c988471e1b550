import { describe, expect, it } from "vitest";
import { DESK_ROLES, type DeskTask, mayDo } from "./roles.ts";

const TASKS: readonly DeskTask[] = ["read", "deliver", "export", "erase", "money", "settings", "platform"];
const user = (role: (typeof DESK_ROLES)[number]) => ({ name: "ana", role, sites: ["north"] });

describe("mayDo", () => {
  it("lets the platform's people do everything everywhere", () => {
    for (const task of TASKS)
      for (const site of ["north", "south", null]) expect(mayDo(user("platform"), task, site)).toBe(true);
  });

  it("lets a dealer's staff do what belongs to their own site, and nothing of another's or of the platform's", () => {
    expect(TASKS.filter((task) => mayDo(user("dealer"), task, "north"))).toEqual(
      TASKS.filter((task) => task !== "platform"),
    );
    for (const task of TASKS)
      for (const site of ["south", null]) expect(mayDo(user("dealer"), task, site)).toBe(false);
  });

  it("lets staff who only read change nothing", () => {
    expect(TASKS.filter((task) => mayDo(user("reader"), task, "north"))).toEqual(["read"]);
    expect(mayDo(user("reader"), "read", "south")).toBe(false);
  });
});
