import type { BankBook, BankPayment } from "../../reserve/payments/demo/demo-bank.ts";

/** A book that goes with the process. */
export function memoryBook(): BankBook {
  const payments = new Map<string, BankPayment>();
  return {
    read: (key) => payments.get(key) ?? null,
    write: (payment) => void payments.set(payment.key, payment),
    all: () => [...payments.values()],
  };
}
