import type { Car } from "@forecourt/search/car";
import { disclosures, type TenantConfig, type Wording } from "@forecourt/tenant-config";

interface CarDisclosuresProps {
  car: Car;
  config: TenantConfig;
  words: Wording;
}

/** The statements that this market's law or custom requires beside a car's price; empty where it requires none. */
export function CarDisclosures({ car, config, words }: CarDisclosuresProps) {
  const sentences = disclosures(config, { condition: car.condition, repayment: false }).flatMap(
    (disclosure) => {
      switch (disclosure.kind) {
        case "price_note":
          return [disclosure.text];
        case "consumer_notice":
          return [words.car.consumerNotice];
        case "comparison_rate":
          return [];
      }
    },
  );
  return sentences.map((text) => (
    <p key={text} className="fc-quiet fc-car-page__note">
      {text}
    </p>
  ));
}
