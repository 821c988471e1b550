import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explain } from "../tenant/explain.ts";
import { mergeLayer } from "../layers/merge-layer.ts";
import { LAYER_KINDS } from "../layers/layer.ts";
import type { LayerInput } from "../layers/layer.ts";
import { MARKETS } from "../markets/markets.ts";
import { resolveTenant } from "./resolve-tenant.ts";
import { z } from "zod";
import { sectionSchemas, tenantSettings } from "../settings/section-schemas.ts";
import { tenantDefaults } from "../settings/tenant-defaults.ts";
import { settingRows } from "../reference/setting-rows.ts";

/** Milliseconds a property may take on a machine that is busy with other things. */
const TIMEOUT_MS = 60_000;

/** Layers as people write them: a few settings each, lists, records and nulls among them. */
const saying = fc.record(
  {
    cars: fc.option(
      fc.record(
        {
          newArrivalDays: fc.option(fc.nat(30)),
          usedConditionLabel: fc.option(fc.constantFrom("Used", "Pre-owned")),
          tagBanner: fc.option(
            fc.record(
              { soldText: fc.constantFrom("SOLD", ""), greenTags: fc.subarray(["a", "b"]) },
              { requiredKeys: [] },
            ),
          ),
        },
        { requiredKeys: [] },
      ),
    ),
    search: fc.option(
      fc.record(
        {
          pageSize: fc.option(fc.integer({ min: 1, max: 200 })),
          filters: fc.subarray(["make", "model", "price"] as const),
          facetLabels: fc.dictionary(fc.constantFrom("make", "km"), fc.option(fc.constantFrom("A", "B"))),
          defaultPath: fc.option(fc.constantFrom("used-cars", "new-cars")),
        },
        { requiredKeys: [] },
      ),
    ),
    market: fc.record({ currency: fc.constantFrom("AUD", "NZD") }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
const withoutNulls = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === null ? [] : [[name, withoutNulls(inner)]])),
  );
};
const layer = (value: unknown, name = "t", kind: LayerInput["kind"] = "tenant"): LayerInput => ({
  kind,
  name,
  file: `${name}.json`,
  value,
});
const config = (...layers: LayerInput[]) => {
  const result = resolveTenant(layers);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.tenant.config;
};
const merge = (below: unknown, given: unknown) => mergeLayer(below, given, tenantDefaults, tenantSettings);

describe("layering", () => {
  it(
    "gives a whole, valid config for any valid layers",
    () => {
      fc.assert(
        fc.property(fc.array(saying, { maxLength: 4 }), (values) => {
          const { rules, ...resolved } = config(...values.map((value, at) => layer(value, `t${at}`)));
          expect(rules).toBe(MARKETS.AU.rules);
          expect(z.strictObject(sectionSchemas).safeParse(resolved).success).toBe(true);
        }),
      );
    },
    TIMEOUT_MS,
  );

  it(
    "changes nothing when a layer is given twice in a row, or is empty",
    () => {
      fc.assert(
        fc.property(saying, saying, (below, value) => {
          const once = config(layer(below, "a"), layer(value, "b"));
          expect(config(layer(below, "a"), layer(value, "b"), layer(value, "b"))).toEqual(once);
          expect(config(layer(below, "a"), layer(value, "b"), layer({}, "c"))).toEqual(once);
        }),
      );
    },
    TIMEOUT_MS,
  );

  it(
    "is the same whether layers are joined first or laid one by one, as long as none unsets",
    () => {
      fc.assert(
        fc.property(saying, saying, saying, (a, b, c) => {
          const [one, two, three] = [withoutNulls(a), withoutNulls(b), withoutNulls(c)];
          const joined = merge(merge(tenantDefaults, one), merge(merge({}, two), three));
          expect(joined).toEqual(merge(merge(merge(tenantDefaults, one), two), three));
        }),
      );
    },
    TIMEOUT_MS,
  );

  it(
    "forgets everything weaker when a stronger layer unsets a section",
    () => {
      fc.assert(
        fc.property(saying, (value) => {
          const unset = config(layer(value), layer({ cars: null, search: null, market: null }));
          expect(unset).toEqual({ ...tenantDefaults, rules: MARKETS.AU.rules });
        }),
      );
    },
    TIMEOUT_MS,
  );

  it(
    "lets the stronger kind win whatever order layers come in",
    () => {
      fc.assert(
        fc.property(saying, saying, (preset, tenant) => {
          const [weak, strong] = [layer(preset, "p", "preset"), layer(tenant, "t", "tenant")];
          expect(config(strong, weak)).toEqual(config(weak, strong));
        }),
      );
    },
    TIMEOUT_MS,
  );

  it(
    "never changes a layer or the defaults while merging",
    () => {
      const before = structuredClone(tenantDefaults);
      fc.assert(
        fc.property(saying, saying, (a, b) => {
          const copy = structuredClone(a);
          config(layer(a), layer(b));
          expect(a).toEqual(copy);
        }),
      );
      expect(tenantDefaults).toEqual(before);
    },
    TIMEOUT_MS,
  );

  it(
    "explains every setting by a real layer, and with the value the config has",
    () => {
      const paths = settingRows().map(({ path }) => path);
      fc.assert(
        fc.property(fc.array(saying, { maxLength: 3 }), fc.constantFrom(...paths), (values, path) => {
          const result = resolveTenant(values.map((value, at) => layer(value, `t${at}`)));
          const explained = result.ok ? explain(result.tenant, path) : { ok: false as const, message: "" };
          const settings = explained.ok ? explained.settings : [];
          const real = new Set(["product", ...values.map((_, at) => `t${at}`)]);
          expect(settings.length).toBeGreaterThan(0);
          for (const setting of settings) {
            expect(LAYER_KINDS).toContain(setting.setBy.kind);
            expect([setting.setBy, ...setting.overrides].every(({ name }) => real.has(name))).toBe(true);
            // A layer that unset the setting holds null; anything else is the value itself.
            expect([setting.value, null]).toContainEqual(setting.setBy.value);
          }
        }),
        // A record whose only entry is taken back is an empty one.
        { examples: [[[{ search: { facetLabels: { make: null } } }], "search.facetLabels"]] },
      );
    },
    TIMEOUT_MS,
  );

  it(
    "reports and never throws, whatever stands in a layer",
    () => {
      fc.assert(
        fc.property(fc.anything({ withNullPrototype: true, maxDepth: 4 }), (value) => {
          const result = resolveTenant([layer(value)]);
          expect(typeof result.ok).toBe("boolean");
          expect(Reflect.get({}, "polluted")).toBeUndefined();
        }),
        { numRuns: 500 },
      );
    },
    TIMEOUT_MS,
  );
});
