export type { BankBook, BankPayment, BankRefusal, DemoBank, DemoCard } from "./demo-bank.ts";
export { demoBank, demoCards, isRefusal, memoryBook } from "./demo-bank.ts";
export { demoCallback, demoProvider, type DemoProviderOptions } from "./demo-provider.ts";
export { folderBook } from "./folder-book.ts";
