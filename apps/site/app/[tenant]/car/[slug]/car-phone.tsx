import { maskPhone, phoneHref } from "@forecourt/leads/phone";
import type { Car } from "@forecourt/search/car";
import type { Wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { CallCard } from "@forecourt/ui/call-card";
import { PhoneReveal } from "#client/phone/phone-reveal.tsx";
import { callAttributes } from "#client/visit/tracked-press.ts";
import { readCookie } from "#server/http/answer/site-cookies.ts";
import { REVEALED_COOKIE } from "#server/events/phone-reveal.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

interface CarPhoneProps {
  car: Car;
  content: TenantContent;
  words: Wording;
}

/** 'Call the dealer': the number masked until it is asked for, unless the tenant shows it. No phone, no card. */
export async function CarPhone({ car, content, words }: CarPhoneProps) {
  const { phone } = car.location;
  if (phone === null) {
    const { log } = await getWiring();
    log.warn({ tenant: content.slug, car: car.id }, "car without a phone number");
    return null;
  }
  const tracked = { id: car.id, slug: car.slug, name: car.name, price: car.price };
  const shown = !content.tenant.config.cars.maskPhones || (await readCookie(REVEALED_COOKIE)) === car.id;
  return (
    <CallCard title={words.car.callTheDealer} dealer={car.location.name ?? car.dealership.name}>
      {shown ? (
        <a className="fc-phone" {...callAttributes(tracked, car.dealership.id)} href={phoneHref(phone)}>
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
