import { maskPhone, phoneHref } from "@forecourt/leads/phone";
import type { Car } from "@forecourt/search/car";
import type { Wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { behaviour } from "@forecourt/ui/behaviours";
import { CallCard } from "@forecourt/ui/call-card";
import { PhoneReveal } from "#client/phone/phone-reveal.tsx";
import { readSignedCookie } from "#host/http/response/site-cookies.ts";
import { REVEALED_COOKIE } from "#server/events/phone-reveal.ts";
import { trackedCar } from "#server/views/car/tracked-car.ts";
import { loadPage } from "#server/tenants/get-site.ts";

interface CarPhoneProps {
  /** Null where the dealer's cars have no such card. */
  title: string | null;
  car: Car;
  content: TenantContent;
  words: Wording;
}

/** The phone card: the number masked until it is requested, unless the tenant shows it. No phone, no card. */
export async function CarPhone({ title, car, content, words }: CarPhoneProps) {
  const { phone } = car.location;
  const { wiring } = await loadPage(content.slug);
  if (phone === null) {
    wiring.log.warn({ tenant: content.slug, car: car.id }, "car without a phone number");
    return null;
  }
  if (title === null) return null;
  const tracked = trackedCar(car);
  const { maskPhones } = content.tenant.config.cars;
  const shown = !maskPhones || (await readSignedCookie(wiring, REVEALED_COOKIE)) === car.id;
  return (
    <CallCard title={title} dealer={car.location.name ?? car.dealership.name}>
      {shown ? (
        <a
          className="fc-phone"
          {...behaviour({ car: tracked, dealership: car.dealership.id })}
          href={phoneHref(phone)}
        >
          {phone}
        </a>
      ) : (
        <PhoneReveal
          ask={{
            car_id: car.id,
            dealership_id: car.dealership.id ?? "",
            website_id: content.tenant.config.site.id,
          }}
          masked={maskPhone(phone)}
          car={tracked}
          words={{ reveal: words.car.showNumber, failed: words.car.numberUnavailable }}
        />
      )}
    </CallCard>
  );
}
