import { expect, it } from "vitest";
import { memoryBook } from "../../../testing/payments/memory-book.ts";
import { demoBank } from "./demo-bank.ts";
import { demoProvider } from "./demo-provider.ts";

it.each([
  ["succeed", [0]],
  ["late", [20_000]],
  ["twice", [0, 0]],
])("reports a payment by the card %s after %j ms, and none of it again", async (card, wanted) => {
  const delays: number[] = [];
  const report = (_: unknown, delayMs: number) => void delays.push(delayMs);
  const provider = demoProvider({ bank: demoBank(memoryBook(), () => 1), secret: "s", report });
  const payment = { key: "r1-1", amount: 20_000, currency: "AUD", token: `demo_${card}` } as const;
  const start = { ...payment, returnUrl: "https://a.example/", reportUrl: "https://a.example/" };
  await provider.start(start as never);
  await provider.start(start as never);
  expect(delays).toEqual(wanted);
});
