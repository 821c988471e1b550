import { maskPhone } from "@forecourt/leads/phone";
import type { Car } from "@forecourt/search/car";
import type { Wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { CallCard } from "@forecourt/ui/call-card";
import { cookies } from "next/headers";
import { PhoneReveal } from "#client/phone/phone-reveal.tsx";
import { REVEALED_COOKIE } from "#server/events/phone-reveal.ts";

interface CarPhoneProps {
  car: Car;
  content: TenantContent;
  words: Wording;
}

/** 'Call the dealer': the number masked until it is asked for, unless the tenant shows it. No phone, no card. */
export async function CarPhone({ car, content, words }: CarPhoneProps) {
  const { phone } = car.location;
  if (phone === null) return null;
  const shown =
    !content.tenant.config.cars.maskPhones || (await cookies()).get(REVEALED_COOKIE)?.value === car.id;
  return (
    <CallCard title={words.car.callTheDealer} dealer={car.location.name ?? car.dealership.name}>
      {shown ? (
        <a
          className="fc-phone"
          data-dealership={car.dealership.id}
          href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
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
          words={{ reveal: words.car.showNumber, failed: words.car.numberUnavailable }}
        />
      )}
    </CallCard>
  );
}
