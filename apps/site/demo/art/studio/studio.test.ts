import { describe, expect, it } from "vitest";
import { aimCamera } from "./camera.ts";
import { curveThrough } from "./curve.ts";
import { developNegative } from "./develop.ts";
import { Material } from "./material.ts";
import { madeOf, type Mesh, placeMesh } from "./mesh.ts";
import { buildRayTest } from "./occlusion.ts";
import { vertexOpenness } from "./openness.ts";
import { exposeMeshes } from "./raster.ts";
import { blob, roundedBox, turned } from "./solids.ts";
import { tube } from "./tube.ts";

const red = madeOf(Material.paint);

describe("curveThrough", () => {
  const line = curveThrough([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 0],
  ]);

  it("goes through its knots and stays flat outside", () => {
    expect([-5, 0, 1, 2, 3, 9].map(line)).toEqual([1, 1, 2, 2, 0, 0]);
  });

  it("never overshoots between two knots: a bonnet has no dents", () => {
    for (let at = 0; at <= 3; at += 0.01) {
      expect(line(at)).toBeLessThanOrEqual(2);
      expect(line(at)).toBeGreaterThanOrEqual(0);
    }
  });
});

/** How many of a mesh's normals point away from its middle. */
function outward(mesh: Mesh): number {
  let out = 0;
  for (let at = 0; at < mesh.positions.length; at += 3) {
    const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
    if (x * mesh.normals[at]! + y * mesh.normals[at + 1]! + z * mesh.normals[at + 2]! > 0) out++;
  }
  return out / (mesh.positions.length / 3);
}

describe("solids", () => {
  it.each([
    ["a box", roundedBox([0, 0, 0], [2, 1, 1], 0.1, red)],
    ["a ball", blob([0, 0, 0], [1, 1, 1], red)],
    ["a mirrored box", placeMesh(roundedBox([0, 0, 0], [2, 1, 1], 0.1, red), 0, 0, 0, true)],
  ])("turn the outside of %s outwards", (_, mesh) => {
    expect(outward(mesh)).toBeGreaterThan(0.97);
  });

  it("turn a profile and bend a tube without a hole in the numbers", () => {
    const parts = [
      turned(
        [0, 0, 0],
        [
          [0.1, 0],
          [0.2, 0.1],
        ],
        red,
      ),
      tube(
        [
          [0, 0, 0],
          [0, 0, 1],
          [1, 0, 1],
        ],
        0.1,
        red,
      ),
    ];
    for (const { positions, normals } of parts) {
      expect([...positions, ...normals].every(Number.isFinite)).toBe(true);
    }
  });
});

const average = (meshes: readonly Mesh[]) => {
  const [open = new Float32Array()] = vertexOpenness(meshes, buildRayTest(meshes), 16);
  return open.reduce((sum, value) => sum + value, 0) / open.length;
};

describe("light", () => {
  const lid = roundedBox([0, 0, 1], [4, 4, 0.2], 0.02, red);
  const table = roundedBox([0, 0, 0.5], [0.4, 0.4, 0.1], 0.02, red);

  it("meets what is in the way, and nothing beside it", () => {
    const test = buildRayTest([lid]);
    expect(test(0, 0, 0, 0, 0, 1, 5)).toBe(true);
    expect(test(0, 0, 0, 0, 0, 1, 0.5)).toBe(false);
    expect(test(3, 0, 0, 0, 0, 1, 5)).toBe(false);
  });

  it("is less under a lid than in the open", () => {
    expect(average([table, lid])).toBeLessThan(average([table]) - 0.2);
  });
});

describe("a picture", () => {
  const ball = blob([0, 0, 0.5], [1, 1, 1], red);
  const view = { azimuth: 30, elevation: 10, distance: 8 };
  const [width, height] = [60, 40];
  const shoot = () => {
    const camera = aimCamera([ball], view, width, height);
    const open = [new Float32Array(ball.positions.length / 3).fill(1)];
    return developNegative(exposeMeshes([ball], open, camera, width, height), camera, () => 1, 1);
  };

  it("is the same every time, to the last bit", () => {
    expect(shoot()).toEqual(shoot());
  });

  it("holds the whole vehicle with room around it", () => {
    const { cover } = shoot();
    const edges = Array.from({ length: width }, (_, x) => cover[x]! + cover[(height - 1) * width + x]!);
    expect(Math.max(...edges)).toBe(0);
    const covered = cover.reduce((sum, value) => sum + value, 0) / cover.length;
    expect(covered).toBeGreaterThan(0.15);
    expect(covered).toBeLessThan(0.5);
  });

  it("lights the top of a ball more than its foot", () => {
    const { tint } = shoot();
    const at = (row: number) => tint[row * width + width / 2]!;
    expect(at(12)).toBeGreaterThan(at(30));
  });
});
