import type { Car } from "../car/model/car.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import { parseCar } from "../car/wire/parse-car.ts";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { CarIdentity } from "./rows/car-identity.ts";
import { carFromRow } from "./rows/car-from-row.ts";
import { carSlug } from "./rows/car-slug.ts";
import type { FeedMapping } from "./mapping/feed-mapping.ts";
import type { FeedItem, FeedRow, RawCells } from "./feed/feed-row.ts";
import type { RefusedRow } from "./import-report.ts";
import { ImportTally } from "./import-tally.ts";
import type { StoredCars } from "./stored-cars.ts";
import { TextNumbers } from "../lists/text-numbers.ts";
import { mapRow, meets } from "./rows/map-row.ts";
import { rowFingerprint } from "./rows/row-fingerprint.ts";
import type { StockEntry, StockRecord, StockWriter } from "../stock-index/stock-index.ts";

/** Cars sent to the index in one go. */
const BATCH = 500;

/** The part of a writer an import uses; a dry run gives one that writes nothing. */
export type ImportWriter = Pick<StockWriter, "get" | "put" | "remove">;

/** What an import knows of its site, and when it runs. */
interface ImportSite {
  readonly now: Date;
  readonly missingStatus: CarsPolicy["missingStatus"];
  readonly locationNames?: ReadonlyMap<string, string>;
}

/** One import while it runs: each row is compared with what is stored, and batches go to the writer. */
export class ImportRun {
  readonly tally = new ImportTally();
  /** Cars that are stored as available, and of which this file says no status any more. */
  unpublished = 0;
  readonly #mapping: FeedMapping;
  readonly #now: number;
  readonly #missingStatus: CarsPolicy["missingStatus"];
  readonly #locationNames: ReadonlyMap<string, string>;
  readonly #writer: ImportWriter;
  readonly #stored: StoredCars;
  readonly #identity: CarIdentity;
  /** Those that are taken, where the feed has its own. */
  readonly #slugs: TextNumbers | null = null;
  #put: StockRecord[] = [];
  #remove: string[] = [];

  constructor(
    mapping: FeedMapping,
    { now, missingStatus, locationNames = new Map() }: ImportSite,
    writer: ImportWriter,
    stored: StoredCars,
  ) {
    this.#mapping = mapping;
    this.#missingStatus = missingStatus;
    this.#locationNames = locationNames;
    this.#now = now.getTime();
    this.#writer = writer;
    this.#stored = stored;
    this.#identity = new CarIdentity(mapping, now.getTime());
    if (!mapping.fields.slug) return;
    this.#slugs = new TextNumbers(this.#now);
    for (const { entry } of stored.entries()) this.#slugs.add(entry.slug);
  }

  /** Takes one row of the file; returns why it was refused, or null. */
  async take(item: FeedItem): Promise<RefusedRow | null> {
    this.tally.rows++;
    const refused = item.ok
      ? this.#refused(item.row)
      : refusedRow(item, item.cells, { reason: item.problem });
    if (refused) this.tally.refuse(refused);
    if (this.#put.length >= BATCH || this.#remove.length >= BATCH) await this.flush();
    return refused;
  }

  /** Sends what is waiting. */
  async flush(): Promise<void> {
    const [put, remove] = [this.#put, this.#remove];
    this.#put = [];
    this.#remove = [];
    if (put.length > 0) await this.#writer.put(put);
    if (remove.length > 0) await this.#writer.remove(remove);
  }

  /** Cars of this feed that are stored as available: how many, and which of them a full feed does not have. */
  available(): { count: number; departed: string[] } {
    let count = 0;
    const departed: string[] = [];
    for (const { entry, isSeen } of this.#stored.entries()) {
      if (entry.feed !== this.#mapping.name || entry.sold !== null) continue;
      count++;
      if (!isSeen && this.#mapping.feed === "full") departed.push(entry.id);
    }
    return { count, departed };
  }

  /** Marks departed cars sold now. They stay stored: their pages say sold, and they may come back. */
  async retire(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += BATCH) {
      const records = await this.#writer.get(ids.slice(at, at + BATCH));
      for (const { document, feed } of records) {
        const parsed = parseCar(document);
        if (!parsed.ok) continue;
        const car: Car = { ...parsed.car, status: { kind: "sold", soldAt: this.#now } };
        this.#put.push({ document: stringifyCar(car), feed, fingerprint: "" });
        this.tally.counts.left++;
        this.tally.example("left", `${car.name} (${car.id})`);
      }
      await this.flush();
    }
  }

  /**
   * Removes this feed's cars that were sold long ago and are not in the file; else the stock would only ever grow. Where
   * the time is unknown, the arrival counts.
   */
  forgetSoldBefore(time: number): void {
    for (const { entry, isSeen } of this.#stored.entries()) {
      const { id, feed, sold, createdAt } = entry;
      const since = sold && (sold.at ?? createdAt);
      if (feed !== this.#mapping.name || since === null || since >= time || isSeen) continue;
      this.#remove.push(id);
      this.tally.counts.forgotten++;
    }
  }

  #refused(row: FeedRow): RefusedRow | null {
    const refusal = this.#takeRow(row);
    return refusal && refusedRow(row, [...row.entries()], refusal);
  }

  #takeRow(row: FeedRow): Refusal | null {
    if (this.#mapping.skip.some((condition) => meets(row, condition))) {
      this.tally.counts.skipped++;
      return null;
    }
    const identity = this.#identity.idOf(row);
    if (!identity.ok) return identity;
    const { id } = identity;
    if (identity.repeats !== null) this.tally.repeat(row, identity.repeats, identity.exact);
    const stored = this.#stored.get(id);
    if (stored && stored.feed !== this.#mapping.name) {
      const owner =
        stored.feed === null ? "was not brought by a feed" : `belongs to the feed '${stored.feed}'`;
      return { reason: `the car with this id (${id}) ${owner}` };
    }
    if (this.#mapping.delete && meets(row, this.#mapping.delete)) return this.#delete(id);
    // A row that is refused below still says that its car has not left.
    this.#stored.see(id);
    const mapped = mapRow(row, this.#mapping);
    if (!mapped.ok) return mapped.problem;
    for (const note of mapped.mapped.notes) this.tally.note(row, note);
    const { values } = mapped.mapped;
    // Before the fingerprint, so that a changed setting changes the cars of an unchanged file.
    if (!values.has("status") && this.#missingStatus === "in_stock") values.set("status", "in_stock");
    const listedAt = values.get("distribution_locations");
    // Shoppers filter by names; a location that is not the site's stays as the feed calls it.
    if (Array.isArray(listedAt))
      values.set(
        "distribution_locations",
        listedAt.map((place: string) => this.#locationNames.get(place) ?? place),
      );
    const isStated = values.has("status");
    if (!isStated) {
      this.tally.counts.withoutStatus++;
      if (stored?.sold === null) this.unpublished++;
    }
    const fingerprint = rowFingerprint(mapped.mapped);
    if (stored?.fingerprint === fingerprint) {
      this.tally.counts.unchanged++;
      return null;
    }
    const made = carFromRow(id, mapped.mapped, this.#now);
    if (!made.ok) return made;
    for (const { field, reason, value } of made.notes)
      this.tally.note(row, { column: field, reason, value: value.slice(0, 80) });
    this.#putCar(made.car, fingerprint, stored, isStated);
    return null;
  }

  #delete(id: string): null {
    if (this.#stored.has(id)) {
      this.tally.counts.deleted++;
      this.#remove.push(id);
    } else this.tally.counts.skipped++;
    return null;
  }

  /** `isStated`: the feed says what the car's status is. Where it does not, no sale is known, so none is dated. */
  #putCar(car: Car, fingerprint: string, stored: StockEntry | undefined, isStated: boolean): void {
    const returned = stored?.sold != null && car.status.kind !== "sold";
    const kind = stored ? (returned ? "returned" : "changed") : "added";
    this.tally.counts[kind]++;
    this.tally.example(kind === "changed" ? "changed" : "added", `${car.name} (${car.id})`);
    const document = stringifyCar({
      ...car,
      slug: stored?.slug ?? this.#slugOf(car),
      createdAt: car.createdAt ?? stored?.createdAt ?? this.#now,
      status:
        car.status.kind === "sold"
          ? {
              kind: "sold",
              soldAt: car.status.soldAt ?? stored?.sold?.at ?? (isStated ? this.#now : null),
            }
          : car.status,
    });
    this.#put.push({ document, feed: this.#mapping.name, fingerprint });
  }

  /** The feed's own, where no other car has it. A car without one has its id there. */
  #slugOf({ id, name, slug }: Car): string {
    if (this.#slugs === null || slug === id || this.#slugs.find(slug) !== null) return carSlug(name, id);
    this.#slugs.add(slug);
    return slug;
  }
}

/** Why a row was refused, without where it stands. */
type Refusal = Pick<RefusedRow, "reason"> & Partial<Pick<RefusedRow, "column" | "value" | "earlier">>;

const refusedRow = (
  { file, line }: Pick<FeedRow, "file" | "line">,
  cells: RawCells,
  { reason, column = null, value = null, earlier = null }: Refusal,
): RefusedRow => ({ file, line, column, reason, value, cells, earlier });
