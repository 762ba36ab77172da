import { expect, it } from "vitest";
import { drawRoom } from "./room-plan.ts";

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [7, 4],
  [10, 5],
  [14, 7],
  [20, 7],
])("seats %i agents in two rows of %i chairs", (agents, places) => {
  const { wide, mobile, ...plan } = drawRoom(agents);
  expect(plan.places).toBe(places);
  expect(wide.strong.match(/V52h92v66|v66h92v-66/g)).toHaveLength(2 * places);
  expect(mobile.strong.match(/H24v72h76|h76v72h-76/g)).toHaveLength(2 * places);
  expect(wide.dashed.match(/M/g) ?? []).toHaveLength(places - 1);
});

it("keeps the chairs between the walls, with the table in the middle", () => {
  for (const agents of [1, 10, 14]) {
    const { wide, tableStart } = drawRoom(agents);
    const ends = [...wide.strong.matchAll(/M([\d.]+) 118V52/g)].map(([, x]) => Number(x));
    expect(Math.min(...ends)).toBeGreaterThan(tableStart);
    expect(Math.max(...ends) + 92).toBeLessThan(1312 - tableStart);
    expect(tableStart).toBeGreaterThanOrEqual(136);
  }
});
