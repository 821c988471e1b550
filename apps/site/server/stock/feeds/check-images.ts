import type { Car } from "@forecourt/search/car";
import type { PlainFetch } from "@forecourt/search/kernel";

/** What is odd about the pictures of some cars; each list holds the first few, each count all of them. */
export interface ImageFindings {
  readonly cars: number;
  readonly images: number;
  /** Cars without a picture. */
  readonly without: CarsFound;
  /** Cars with fewer pictures than the site's lists ask for: no list shows them. */
  readonly tooFew: CarsFound;
  /** Cars whose feed counts more pictures than it sends. */
  readonly unsent: CarsFound;
  /** Cars whose pictures are ordered as text: 1, 10, 2. */
  readonly asText: CarsFound;
  /** Cars whose first picture is the first picture of another car, too. */
  readonly shared: CarsFound;
  /** Addresses that were requested, and those of them that are no pictures. */
  readonly checked: number;
  readonly broken: { readonly count: number; readonly first: readonly BrokenImage[] };
  /** Addresses that were not requested, because the time was over. */
  readonly unchecked: number;
}

/** Cars by their names and ids. */
export interface CarsFound {
  readonly count: number;
  readonly first: readonly string[];
}

/** An address that shows nothing, why, and a car that has it. */
interface BrokenImage {
  readonly url: string;
  readonly why: string;
  readonly car: string;
}

export interface CheckImagesOptions {
  cars: AsyncIterable<Car> | Iterable<Car>;
  /** The fewest pictures the site's lists ask for. */
  minimum: number;
  fetch: PlainFetch;
  /** Milliseconds of a running clock; what is not requested when the time is over is counted. */
  clock: () => number;
  limits?: { atOnce: number; eachMs: number; allMs: number };
  /** Called after each address, with how many there are. */
  onChecked?: (addresses: number) => void;
}

const LIMITS = { atOnce: 8, eachMs: 10_000, allMs: 10 * 60_000 };
const SHOWN = 10;

/**
 * Looks at the pictures of cars: how many there are, in which order they stand, and by HEAD whether each address responds
 * with a picture, as the site would fetch it. A few addresses are requested at once, and none any more once the time is over.
 *
 * @example
 * await checkImages({ cars: carsForSale(index.records(), config), minimum: 1, fetch: wiring.tenantFetch, clock: Date.now });
 */
export async function checkImages(options: CheckImagesOptions): Promise<ImageFindings> {
  const { minimum, limits = LIMITS } = options;
  const found = { cars: 0, images: 0 };
  const lists = { without: cars(), tooFew: cars(), unsent: cars(), asText: cars(), shared: cars() };
  const carOf = new Map<string, string>();
  const firsts = new Set<string>();
  for await (const car of options.cars) {
    found.cars++;
    found.images += car.images.length;
    const [first] = car.images;
    if (first === undefined) lists.without.add(car);
    if (car.photosCount < minimum) lists.tooFew.add(car);
    if (car.photosCount > car.images.length && first !== undefined) lists.unsent.add(car);
    if (isOrderedAsText(car.images.map(({ url }) => url))) lists.asText.add(car);
    // Paths are the site's own pictures, which it has or makes.
    const addresses = car.images.map(({ url }) => url).filter((url) => /^https?:/i.test(url));
    const [shown] = addresses;
    if (shown !== undefined && firsts.has(shown)) lists.shared.add(car);
    if (shown !== undefined) firsts.add(shown);
    for (const url of addresses) if (!carOf.has(url)) carOf.set(url, nameOf(car));
  }
  const broken = await askAll([...carOf.keys()], options, limits);
  return {
    ...found,
    without: lists.without.found(),
    tooFew: lists.tooFew.found(),
    unsent: lists.unsent.found(),
    asText: lists.asText.found(),
    shared: lists.shared.found(),
    checked: broken.checked,
    unchecked: carOf.size - broken.checked,
    broken: {
      count: broken.found.length,
      first: broken.found.slice(0, SHOWN).map(({ url, why }) => ({ url, why, car: carOf.get(url) ?? "" })),
    },
  };
}

const nameOf = ({ name, id }: Car): string => `${name} (${id})`;

function cars() {
  const first: string[] = [];
  let count = 0;
  return {
    add(car: Car): void {
      count++;
      if (first.length < SHOWN) first.push(nameOf(car));
    },
    found: (): CarsFound => ({ count, first }),
  };
}

/** Whether the numbers in pictures' names ascend as texts and not as numbers. The first picture may be any: dealers choose it. */
function isOrderedAsText(urls: readonly string[]): boolean {
  const numbers = urls.slice(1).map((url) => /(\d+)\D*$/.exec(url.split(/[?#]/)[0] ?? "")?.[1]);
  if (numbers.length < 3 || numbers.includes(undefined) || new Set(numbers).size < numbers.length)
    return false;
  const texts = numbers.map((number) => number ?? "");
  const ascends = (before: (one: string, other: string) => boolean) =>
    texts.every((text, at) => at === 0 || before(texts[at - 1] ?? "", text));
  return ascends((one, other) => one < other) && !ascends((one, other) => Number(one) < Number(other));
}

async function askAll(
  urls: readonly string[],
  { fetch, clock, onChecked }: CheckImagesOptions,
  { atOnce, eachMs, allMs }: typeof LIMITS,
): Promise<{ checked: number; found: { url: string; why: string }[] }> {
  const until = clock() + allMs;
  const problems: (string | null)[] = [];
  let next = 0;
  const ask = async (): Promise<void> => {
    while (next < urls.length && clock() < until) {
      const at = next++;
      problems[at] = await problemOf(urls[at] ?? "", fetch, eachMs);
      onChecked?.(urls.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, urls.length) }, ask));
  const found = urls.flatMap((url, at) => {
    const why = problems[at];
    return why === null || why === undefined ? [] : [{ url, why }];
  });
  return { checked: next, found };
}

/** Why an address is no picture; null when it is one. The site fetches pictures without following redirects. */
async function problemOf(url: string, fetch: PlainFetch, eachMs: number): Promise<string | null> {
  const signal = AbortSignal.timeout(eachMs);
  const ask = async (method: "HEAD" | "GET"): Promise<Response> => {
    const response = await fetch(url, { method, redirect: "manual", signal });
    await response.body?.cancel();
    return response;
  };
  try {
    const head = await ask("HEAD");
    // Some servers know no HEAD.
    const response = [403, 405, 501].includes(head.status) ? await ask("GET") : head;
    if (response.status >= 300 && response.status < 400)
      return "leads to another address, and the site follows none";
    if (!response.ok) return `answers ${response.status}`;
    const type = response.headers.get("content-type") ?? "";
    return type === "" || type.startsWith("image/")
      ? null
      : `responds with ${type.split(";")[0] ?? ""}, no picture`;
  } catch (error) {
    if (signal.aborted) return `does not answer within ${eachMs / 1000} seconds`;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `cannot be reached: ${(cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, "")}`;
  }
}
