import { type TenantConfig, wording } from "@forecourt/tenant-config";

/** What happens to the deposit when a shopper changes their mind: the dealer's words before the market's. */
export const changeOfMind = (config: TenantConfig): string =>
  config.reserve.changeOfMind ?? wording(config).checkout.changeOfMindText;
