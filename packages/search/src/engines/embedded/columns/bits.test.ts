import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as sets from "./bits.ts";
import { smallestKeys } from "./smallest-keys.ts";

const SIZE = 100;
const members = fc.uniqueArray(fc.nat(SIZE - 1));
const bitsOf = (list: readonly number[]) => {
  const bits = sets.emptyBits(SIZE);
  for (const member of list) sets.setBit(bits, member);
  return bits;
};
const ascending = (list: Iterable<number>) => [...list].toSorted((a, b) => a - b);

describe("a set of documents", () => {
  it("holds what was put in, once, and lists it in order", () => {
    fc.assert(
      fc.property(members, (list) => {
        const bits = bitsOf([...list, ...list]);
        expect([...sets.listBits(bits)]).toEqual(ascending(list));
        expect(sets.countBits(bits)).toBe(list.length);
        expect(sets.isEmptyBits(bits)).toBe(list.length === 0);
        for (let document = 0; document < SIZE + 40; document++)
          expect(sets.hasBit(bits, document)).toBe(list.includes(document));
      }),
    );
  });

  it("meets, joins and leaves another as sets do", () => {
    fc.assert(
      fc.property(members, members, (one, other) => {
        const listed = (combine: (target: sets.Bits, with_: sets.Bits) => sets.Bits) => [
          ...sets.listBits(combine(bitsOf(one), bitsOf(other))),
        ];
        expect(listed(sets.intersect)).toEqual(ascending(one.filter((member) => other.includes(member))));
        expect(listed(sets.unite)).toEqual(ascending(new Set([...one, ...other])));
        expect(listed(sets.subtract)).toEqual(ascending(one.filter((member) => !other.includes(member))));
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64])("of %d documents is full with each of them and no other", (size) => {
    const all = Array.from({ length: size }, (_, at) => at);
    const odd = sets.emptyBits(size);
    for (const at of all) if (at % 2 === 1) sets.setBit(odd, at);
    const even = all.filter((at) => at % 2 === 0);
    expect([...sets.listBits(sets.fullBits(size))]).toEqual(all);
    expect([...sets.listMissing(odd, size, new Uint32Array(even.length))]).toEqual(even);
    expect([...sets.listBits(odd)]).toEqual(all.filter((at) => at % 2 === 1));
    expect(sets.emptyBits(size)).toHaveLength(Math.ceil(size / 32));
  });
});

describe("smallestKeys", () => {
  it("gives a page of the keys in order, few of many as well as many of few", () => {
    const keys = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 60 });
    fc.assert(
      fc.property(keys, fc.nat(20), fc.nat(20), (list, from, more) => {
        const page = smallestKeys(Float64Array.from(list), from, from + more);
        expect([...page]).toEqual(ascending(list).slice(from, from + more));
      }),
    );
  });
});
