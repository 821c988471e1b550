export { leadsCsvHeader, leadsCsvLine } from "./leads-csv.ts";
