import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeReservationStore } from "../../testing/reservations/describe-reservation-store.ts";
import { sqliteReservationStore } from "./sqlite-reservation-store.ts";

describeReservationStore("SQLite", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-reservations-"));
  return {
    open: async () => sqliteReservationStore({ file: join(folder, "leads.sqlite") }),
    discard: async () => rmSync(folder, { recursive: true, force: true }),
  };
});
