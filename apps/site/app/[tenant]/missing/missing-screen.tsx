import { wording } from "@forecourt/tenant-config";
import { Image } from "@forecourt/ui/platform";
import { drivingOff } from "#server/pages/home/driving-off.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { WaysOn } from "../_ways-on/ways-on.tsx";

/** The tenant's own 'not found', with the ways on. */
export async function MissingScreen({ site }: { site: TenantSite }) {
  const words = wording(site.config);
  const vehicle = drivingOff(site, (await getWiring()).illustrator);
  return (
    <div className="fc-empty">
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.text}</p>
      {vehicle === null ? null : (
        <Image
          className="fc-empty__vehicle"
          src={vehicle}
          alt=""
          width={640}
          height={427}
          sizes="(min-width: 600px) 448px, 90vw"
          leading
        />
      )}
      <WaysOn site={site} />
    </div>
  );
}
