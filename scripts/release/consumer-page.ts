/** A page of somebody's application that uses all six packages, for the bundlers of the rehearsal. */
export const CONSUMER_PAGE = `import { parseStockQuery, searchStock } from "@forecourt/search";
import { policyDefaults } from "@forecourt/search/defaults";
import { embeddedEngine } from "@forecourt/search/embedded";
import { formFor } from "@forecourt/leads";
import { provideSubmit } from "@forecourt/forms-machine";
import { createDispatcher } from "@forecourt/analytics";
import { describeOpenNow } from "@forecourt/tenant-config/locations";
import { Notice } from "@forecourt/ui/notice";
import "@forecourt/ui/styles.css";
export const used = [parseStockQuery, searchStock, policyDefaults, embeddedEngine, formFor, provideSubmit, createDispatcher, describeOpenNow];
`;
