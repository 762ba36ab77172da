import { format } from "./capacity-plan.ts";
import { sumCpuTime } from "./cpu-time.ts";
import type { Level } from "./measure-level.ts";
import { type OperationName, operationNames } from "./operations.ts";

const shown: readonly OperationName[] = [
  "cached",
  "rendered",
  "contact",
  "draft",
  "upload",
  "staff",
];
const size = { width: 700, height: 400, left: 56, right: 240, top: 24, bottom: 44 };
const labelHeight = 18;

/** A plot of the processor time of a request by the number of agents, both on logarithmic scales. */
export function drawGrowth(levels: readonly Level[]): string {
  const costOf = (level: Level, key: OperationName) => {
    const costs = level.measurements.map((one) => sumCpuTime(one.costs[key]));
    return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  };
  const agents = levels.map((level) => level.agents);
  const costs = shown.flatMap((key) => levels.map((level) => costOf(level, key)));
  const x = createScale(agents, size.left, size.width - size.right);
  const y = createScale([...costs, 0.1, 1000], size.height - size.bottom, size.top);
  const right = size.width - size.right;
  const lines = shown.map((key) => {
    const points = levels.map((level) => [x(level.agents), y(costOf(level, key))] as const);
    return { name: operationNames[key], points, end: points.at(-1)?.[1] ?? 0 };
  });
  // Labels at the ends of the lines, so that no color tells them apart.
  let last = -Infinity;
  const labels = lines
    .toSorted((a, b) => a.end - b.end)
    .map(({ name, end }) => {
      last = Math.max(end, last + labelHeight);
      return `<path class="guide" d="M${right} ${round(end)}L${right + 20} ${round(last)}"/><text x="${right + 26}" y="${round(last + 4)}">${name}</text>`;
    });
  const marks = [0.1, 1, 10, 100, 1000].map(
    (ms) =>
      `<path class="guide" d="M${size.left} ${round(y(ms))}H${right}"/><text x="${size.left - 8}" y="${round(y(ms) + 4)}" text-anchor="end">${format(ms)}</text>`,
  );
  const counts = agents.map(
    (count) =>
      `<text x="${round(x(count))}" y="${size.height - size.bottom + 20}" text-anchor="middle">${format(count)}</text>`,
  );
  const drawn = lines.map(
    ({ points }) =>
      `<path class="line" d="M${points.map((point) => point.map(round).join(" ")).join("L")}"/>${points
        .map(([at, value]) => `<circle cx="${round(at)}" cy="${round(value)}" r="3"/>`)
        .join("")}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="Processor time of a request by the number of agents">
<style>:root{color-scheme:light dark}svg{background:Canvas}text{font:13px sans-serif;fill:CanvasText}circle{fill:CanvasText}path{fill:none;stroke:CanvasText}.line{stroke-width:2}.guide{opacity:.3}</style>
${[...marks, ...counts, ...drawn, ...labels].join("\n")}
<text x="${size.left}" y="14" text-anchor="middle">ms</text>
<text x="${(size.left + right) / 2}" y="${size.height - 6}" text-anchor="middle">agents</text>
</svg>
`;
}

/** A logarithmic scale from the smallest value at `from` to the largest at `to`. */
function createScale(values: readonly number[], from: number, to: number) {
  const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  return (value: number) => from + ((Math.log10(value) - low) / (high - low || 1)) * (to - from);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
