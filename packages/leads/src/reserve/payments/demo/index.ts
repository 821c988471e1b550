export type { BankBook, BankPayment, BankRefusal, DemoBank, DemoCard } from "./demo-bank.ts";
export { demoBank, demoCards } from "./demo-bank.ts";
export { demoProvider, type DemoProviderOptions } from "./demo-provider.ts";
export { folderBook } from "./folder-book.ts";
