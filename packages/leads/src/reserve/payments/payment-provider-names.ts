/** The providers a tenant may name; `demo` moves no money and is refused in production. */
export const paymentProviderNames = ["stripe", "till", "st_george", "demo"] as const;

/** One of the providers. */
export type PaymentProviderName = (typeof paymentProviderNames)[number];

/** A provider that moves money. */
export type RealProviderName = Exclude<PaymentProviderName, "demo">;

/** Providers that show their whole contract to their customers only, so that our adapter follows what is public of it. */
export const hasPrivateContract: Readonly<Record<PaymentProviderName, boolean>> = {
  stripe: false,
  till: true,
  st_george: true,
  demo: false,
};
