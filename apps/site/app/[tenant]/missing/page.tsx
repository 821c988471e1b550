import { wording } from "@forecourt/tenant-config";
import { Image } from "@forecourt/ui/platform";
import { drivingOff } from "#server/pages/home/driving-off.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { StaticPart } from "../_text/static-part.tsx";
import { WaysOn } from "../_ways-on/ways-on.tsx";

/**
 * The tenant's own 'not found', with the ways on, for any address the route table has no page for. A page like others,
 * whose status the proxy sets: the framework's own 'not found' is rendered by a script, and is blank without one.
 */
export default async function Missing({ params }: PageProps<"/[tenant]/missing">) {
  const { site, wiring } = await loadPage((await params).tenant);
  const words = wording(site.config);
  const vehicle = drivingOff(site, wiring.illustrator);
  return (
    <StaticPart name="page">
      <div className="fc-empty">
        <h1>{words.notFound.title}</h1>
        <p>{site.config.site.serviceOnly ? words.notFound.serviceText : words.notFound.text}</p>
        {vehicle === null ? null : (
          <Image
            className="fc-empty__vehicle"
            src={vehicle}
            alt=""
            width={640}
            height={427}
            sizes="(min-width: 576px) 448px, 90vw"
            leading
          />
        )}
        <WaysOn site={site} />
      </div>
    </StaticPart>
  );
}
