/** Blurs one plane in place: a box along, a box across, twice, which looks like a soft lens. */
export function blurPlane(plane: Float32Array, width: number, height: number, radius: number): void {
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 0; row < height; row++) blurLine(plane, row * width, 1, width, radius);
    for (let column = 0; column < width; column++) blurLine(plane, column, width, height, radius);
  }
}

function blurLine(plane: Float32Array, start: number, step: number, length: number, radius: number): void {
  const line = new Float32Array(length);
  for (let at = 0; at < length; at++) line[at] = plane[start + at * step] ?? 0;
  const at = (index: number) => line[Math.min(length - 1, Math.max(0, index))] ?? 0;
  let sum = 0;
  for (let off = -radius; off <= radius; off++) sum += at(off);
  for (let index = 0; index < length; index++) {
    plane[start + index * step] = sum / (radius * 2 + 1);
    sum += at(index + radius + 1) - at(index - radius);
  }
}
