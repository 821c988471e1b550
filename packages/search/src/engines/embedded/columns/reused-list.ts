/**
 * Memory that one search after the other uses. A search of a million documents fills megabytes: made anew each time, the
 * garbage collector would run several times a second and hold up the searches that come then.
 */
export class ReusedList {
  private memory = new Uint32Array(0);

  /** So many numbers, which are whatever was there; what was taken before is overwritten. */
  take(length: number): Uint32Array<ArrayBuffer> {
    if (this.memory.length < length) this.memory = new Uint32Array(length);
    return this.memory.subarray(0, length);
  }
}
