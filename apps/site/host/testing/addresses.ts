/** What a request line may ask for, at each bound and beyond it, and the status it is refused with; null for none. */
export const ADDRESSES: readonly (readonly [what: string, url: string, refused: number | null])[] = [
  ["a path of 2,000 characters", `/${"a".repeat(1999)}`, null],
  ["a longer path", `/${"a".repeat(2000)}`, 414],
  ["forty segments", "/a".repeat(40), null],
  ["forty-one segments", "/a".repeat(41), 414],
  ["300 pairs", `/?${"a=1&".repeat(299)}`, null],
  ["301 pairs", `/?${"a=1&".repeat(300)}`, 414],
  ["a path with many ampersands and no query", `/${"&".repeat(400)}`, null],
  ["a long query on a short path", `/?q=${"a".repeat(5000)}`, null],
  ["an escape that stands for nothing", "/%zz", 400],
  ["half a character", "/%C3", 400],
  ["a control character", "/a%00b", 400],
  ["the last of the control characters", "/a%1fb", 400],
  ["a deleted character", "/a%7f", 400],
  ["a blank", "/a%20b", null],
  ["a control character in the query alone", "/a?b=%00", null],
  ["no path", "evil.example", 400],
];
