import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { GradeList } from "@forecourt/ui/grade-list";
import { KeyFacts } from "@forecourt/ui/key-facts";
import type { ReactNode } from "react";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carArrangement } from "#server/views/car/car-arrangement.ts";
import { keyFacts } from "#server/views/car/car-facts.ts";
import { modelGrades } from "#server/views/car/model-grades.ts";
import { DealerPromise } from "../../_home/dealer-promise.tsx";

interface CarLeadProps {
  site: TenantSite;
  car: Car;
  /** The cars of its model in stock, itself among them. */
  sameModel: readonly Car[];
  /** The fields that ask for how long it is wanted. */
  dates: ReactNode;
}

/** What the arrangement of a site's cars puts in a place of its own, beside or above the pictures; null where that is nothing. */
export function carLead({ site, car, sameModel, dates }: CarLeadProps): ReactNode {
  switch (carArrangement(site.config).lead) {
    case null:
      return null;
    case "facts": {
      const facts = keyFacts(car, site);
      return facts.length === 0 ? null : (
        <KeyFacts facts={facts} label={wording(site.config).car.keyFacts} as="table" />
      );
    }
    case "dates":
      return dates;
    case "promise":
      return site.config.home.promise === null ? null : <DealerPromise site={site} />;
    case "grades": {
      const view = modelGrades(car, sameModel, site);
      return view === null ? null : <GradeList {...view} />;
    }
  }
}
