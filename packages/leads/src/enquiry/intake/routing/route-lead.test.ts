import { describe, expect, it } from "vitest";
import { aLeadCar } from "../../../testing/a-lead-car.ts";
import { aNewLead } from "../../../testing/a-new-lead.ts";
import { routeLead } from "./route-lead.ts";
import type { LeadRoute } from "./routing-policy.ts";

const { lead } = aNewLead();
const car = aLeadCar({ make: "Mazda", condition: "used" });

const sendsFiles = (sink: string): boolean => sink === "mail";

describe("routeLead", () => {
  it("adds up every route that fits, each sink once", () => {
    const routes: LeadRoute[] = [
      { name: "all", to: ["mail"] },
      { name: "used Mazdas", makes: ["MAZDA"], conditions: ["used"], to: ["crm", "mail"] },
    ];
    expect(routeLead({ ...lead, car }, { routes }, ["x"]).sinks).toEqual(["mail", "crm"]);
  });

  it("sends a lead somewhere even when no route fits", () => {
    const { sinks, verdicts } = routeLead(
      lead,
      { routes: [{ name: "cars", makes: ["Mazda"], to: ["crm"] }] },
      ["mail"],
    );
    expect(sinks).toEqual(["mail"]);
    expect(verdicts).toEqual([
      { route: "cars", to: ["crm"], takes: false, because: "the lead has no make" },
      { route: "otherwise", to: ["mail"], takes: true, because: "no other route takes it" },
    ]);
  });

  it("sends a lead with files to a sink that sends them, beside the routes that only list them", () => {
    const routes = [{ name: "all", to: ["webhook"] }];
    expect(routeLead({ ...lead, hasFiles: true }, { routes }, ["mail"], sendsFiles)).toMatchObject({
      sinks: ["webhook", "mail"],
      verdicts: [
        { takes: true },
        { route: "files", takes: true, because: "no sink of the routes sends files" },
      ],
    });
    expect(routeLead(lead, { routes }, ["mail"], sendsFiles).sinks).toEqual(["webhook"]);
    const withMail = [{ name: "all", to: ["webhook", "mail"] }];
    expect(
      routeLead({ ...lead, hasFiles: true }, { routes: withMail }, ["dashboard"], sendsFiles).sinks,
    ).toEqual(["webhook", "mail"]);
  });

  it("says which condition turned a lead away", () => {
    const routes: LeadRoute[] = [{ name: "south", locations: ["7", "8"], to: ["south"] }];
    expect(routeLead(lead, { routes }, []).verdicts[0]?.because).toBe("its location is 1, not 7 or 8");
  });

  it("sends files nowhere else where no sink of the installation sends them, and says so", () => {
    const routes = [{ name: "all", to: ["webhook"] }];
    const routed = routeLead({ ...lead, hasFiles: true }, { routes }, ["fax"], sendsFiles);
    expect(routed.sinks).toEqual(["webhook"]);
    expect(routed.verdicts.at(-1)).toEqual({
      route: "files",
      to: [],
      takes: false,
      because: "no sink of the routes sends files",
    });
  });

  it("takes every sink for one that sends files unless it is told which do", () => {
    const routes = [{ name: "all", to: ["webhook"] }];
    expect(routeLead({ ...lead, hasFiles: true }, { routes }, ["mail"]).sinks).toEqual(["webhook"]);
  });

  it("says why a route does not take a lead, with everything it would take", () => {
    const routes = [{ name: "cars", makes: ["Kia", "Ford"], to: ["crm"] }];
    expect(routeLead({ ...lead, car }, { routes }, ["mail", "mail"])).toMatchObject({
      sinks: ["mail"],
      verdicts: [{ takes: false, because: "its make is Mazda, not Kia or Ford" }, { takes: true }],
    });
  });
});
