/** The providers a tenant may name; `demo` moves no money and is refused in production. */
export const paymentProviderNames = ["stripe", "till", "st_george", "demo"] as const;

/** One of the providers. */
export type PaymentProviderName = (typeof paymentProviderNames)[number];
