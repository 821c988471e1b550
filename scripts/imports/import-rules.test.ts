import { describe, expect, it } from "vitest";
import { importProblems, type SourceFile, unusedAllowances } from "./import-rules.ts";

const file = (name: string, path: string, ...imports: string[]): SourceFile => ({
  package: name,
  path,
  imports,
});

describe("importProblems", () => {
  it.each([
    ["search depends on no package", file("search", "packages/search/src/query/a.ts", "@forecourt/leads")],
    [
      "forms-machine depends on no package",
      file("forms-machine", "packages/forms-machine/src/a.ts", "@forecourt/search/car"),
    ],
    [
      "search/car imports only zod",
      file("search", "packages/search/src/car/model/car.ts", "../../plan/plan.ts"),
    ],
    [
      "a package is reached by its entries",
      file("leads", "packages/leads/src/a.ts", "@forecourt/search/src/car/car.ts"),
    ],
    ["ui depends on no framework", file("ui", "packages/ui/src/a.tsx", "next/link")],
    ["ui depends on no other package of ours", file("ui", "packages/ui/src/a.tsx", "@forecourt/search/car")],
    ["host knows no server", file("site", "apps/site/host/http/a.ts", "#server/stock/stock.ts")],
    ["host knows no server, by path", file("site", "apps/site/host/http/a.ts", "../../server/a.ts")],
    ["parts of host know no wiring", file("site", "apps/site/host/http/a.ts", "#host/wiring/wiring.ts")],
    [
      "server takes its wiring as an argument",
      file("site", "apps/site/server/stock/stock.ts", "#host/wiring/process-wiring.ts"),
    ],
    [
      "a page takes its wiring from the page loader",
      file("site", "apps/site/app/[tenant]/page.tsx", "#host/wiring/process-wiring.ts"),
    ],
    ["scripts of pages know no server", file("site", "apps/site/client/a.ts", "#server/stock/stock.ts")],
    ["scripts of pages know no host", file("site", "apps/site/client/a.ts", "#host/disk/cookie-key.ts")],
    [
      "a client component beside its page knows no server",
      { ...file("site", "apps/site/app/error.tsx", "#server/stock/stock.ts"), isForBrowser: true },
    ],
    ["production uses nothing of the demo", file("site", "apps/site/server/a.ts", "../demo/stock/index.ts")],
  ])("refuses a file that breaks: %s", (_rule, broken) => {
    expect(importProblems([broken])).toHaveLength(1);
  });

  it("lets the wiring choose the demo's pictures, and the demo use itself", () => {
    expect(
      importProblems([
        file("site", "apps/site/host/wiring/choose-illustrator.ts", "../../demo/art/demo-illustrator.ts"),
        file("site", "apps/site/demo/stock/demo-car.ts", "../art/drawn-car.ts"),
      ]),
    ).toEqual([]);
  });

  it("lets host's tests use server, host/wiring its parts, and what begins read the process's wiring", () => {
    expect(
      importProblems([
        file("site", "apps/site/host/http/a.test.ts", "#server/stock/stock.ts"),
        file("site", "apps/site/host/wiring/wiring.ts", "./env.ts", "#host/limits/counters.ts"),
        file("site", "apps/site/server/stock/stock.ts", "#host/wiring/wiring.ts"),
        file("site", "apps/site/server/start/start.ts", "#host/wiring/process-wiring.ts"),
      ]),
    ).toEqual([]);
  });

  it("lets the site use every package", () => {
    expect(
      importProblems([
        file("site", "apps/site/app/a.tsx", "@forecourt/search/car", "@forecourt/ui/car-card"),
      ]),
    ).toEqual([]);
  });
});

describe("unusedAllowances", () => {
  it("tells what no import needs, and stops telling it once one does", () => {
    const named = unusedAllowances([]);
    expect(named).toEqual(
      expect.arrayContaining([
        "leads may depend on search",
        "apps/site/bench/ may use the demo",
        "apps/site/server/desk/open-desk.ts may read the process's wiring",
        "search/car may import zod",
        "a relative import may end with .ts",
      ]),
    );
    const files = [
      file("leads", "packages/leads/src/a.ts", "@forecourt/search/car", "./b.ts"),
      file("search", "packages/search/src/car/model/car.ts", "zod"),
      file("site", "apps/site/bench/faults.ts", "../demo/dashboard/sites.ts"),
      file("site", "apps/site/server/desk/open-desk.ts", "#host/wiring/process-wiring.ts"),
    ];
    expect(named.filter((one) => !unusedAllowances(files).includes(one)).toSorted()).toEqual([
      "a relative import may end with .ts",
      "apps/site/bench/ may use the demo",
      "apps/site/server/desk/open-desk.ts may read the process's wiring",
      "leads may depend on search",
      "search/car may import zod",
    ]);
  });

  it("does not take a package for another whose name begins alike, or a test of search/car for the layer", () => {
    const files = [
      file("site", "apps/site/app/a.ts", "@forecourt/ui-kit"),
      file("search", "packages/search/src/car/model/car.test.ts", "zod"),
    ];
    expect(unusedAllowances(files)).toEqual(unusedAllowances([]));
  });
});
