import { describeSearchEngine } from "../../testing/contracts/describe-search-engine.ts";
import { embeddedEngine } from "./embedded-engine.ts";

describeSearchEngine("embedded", async (stock) => ({ engine: embeddedEngine(stock.documents, stock) }));
