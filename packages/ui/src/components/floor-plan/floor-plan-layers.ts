/** One path of the drawing, in a 1000 × 760 view box. */
export interface Shape {
  readonly d: string;
  /** Stroke width; inherited by default. */
  readonly width?: number;
  readonly dash?: string;
  /** `ground` paints in the background color, `ink` is filled. */
  readonly paint?: "ground" | "ink";
}

const outline = "M100 120H700V300H900V640H100Z";
const rooms = "M340 120V380M100 380H460V640M100 240H240V380M700 300V640M700 460H900";
const furnitureWidth = 0.9;

function knockOut(x: number, y: number, width: number, height: number): Shape {
  return { d: `M${x} ${y}h${width}v${height}h${-width}Z`, paint: "ground" };
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** A window in a horizontal wall: a gap with three lines and a jamb at either end. */
function windowInRow(x: number, y: number, length: number): Shape[] {
  const panes = [-5, 0, 5].map((offset) => `M${x} ${y + offset}h${length}`).join("");
  const jambs = [x, x + length].map((end) => `M${end} ${y - 5}v10`).join("");
  return [knockOut(x, y - 7, length, 14), { d: panes + jambs }];
}

function windowInColumn(x: number, y: number, length: number): Shape[] {
  const panes = [-5, 0, 5].map((offset) => `M${x + offset} ${y}v${length}`).join("");
  const jambs = [y, y + length].map((end) => `M${x - 5} ${end}h10`).join("");
  return [knockOut(x - 7, y, 14, length), { d: panes + jambs }];
}

interface Door {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Side of the opening: `start` is left or top. */
  readonly hinge: "start" | "end";
  /** Side of the wall that the door opens to: `before` is up or left. */
  readonly swings: "before" | "after";
}

function doorInRow({ x, y, width, hinge, swings }: Door): Shape[] {
  const leaf = swings === "before" ? -width : width;
  const [pivot, latch] = hinge === "start" ? [x, x + width] : [x + width, x];
  const sweep = (hinge === "start") === (swings === "before") ? 1 : 0;
  return [
    knockOut(x, y - 7, width, 14),
    { d: `M${x} ${y - 5}v10M${x + width} ${y - 5}v10M${pivot} ${y}v${leaf}` },
    {
      d: `M${pivot} ${y + leaf}A${width} ${width} 0 0 ${sweep} ${latch} ${y}`,
      width: furnitureWidth,
    },
  ];
}

function doorInColumn({ x, y, width, hinge, swings }: Door): Shape[] {
  const leaf = swings === "before" ? -width : width;
  const [pivot, latch] = hinge === "start" ? [y, y + width] : [y + width, y];
  const sweep = (hinge === "start") === (swings === "after") ? 1 : 0;
  return [
    knockOut(x - 7, y, 14, width),
    { d: `M${x - 5} ${y}h10M${x - 5} ${y + width}h10M${x} ${pivot}h${leaf}` },
    {
      d: `M${x + leaf} ${pivot}A${width} ${width} 0 0 ${sweep} ${x} ${latch}`,
      width: furnitureWidth,
    },
  ];
}

/** A tree from above: a circle with twelve alternating long and short branches. */
function tree(x: number, y: number, radius: number): Shape[] {
  const branches = Array.from({ length: 12 }, (_, branch) => {
    const angle = (branch * Math.PI) / 6;
    const reach = radius * (branch % 2 ? 0.62 : 0.9);
    return `M${x} ${y}L${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  }).join("");
  return [
    { d: circle(x, y, radius), width: furnitureWidth },
    { d: branches, width: 0.7 },
  ];
}

const corners = [
  [20, 20],
  [980, 20],
  [980, 740],
  [20, 740],
] as const;

const site: Shape[] = [
  { d: "M20 20H980V740H20Z", dash: "14 6 2 6", width: 1 },
  ...corners.flatMap(([x, y]): Shape[] => [
    { d: circle(x, y, 5), paint: "ground" },
    { d: circle(x, y, 5) },
  ]),
  ...tree(790, 170, 46),
  ...tree(862, 236, 30),
  ...tree(64, 690, 24),
];

const dimensions: Shape[] = [
  {
    d: [
      "M100 76H900M56 120V640",
      ...[100, 340, 700, 900].map((x) => `M${x} 64v40M${x - 6} 82l12-12`),
      ...[120, 380, 640].map((y) => `M44 ${y}h40M50 ${y + 6}l12-12`),
    ].join(""),
    width: 0.8,
  },
];

const walls: Shape[] = [
  { d: outline + rooms, width: 12 },
  { d: outline + rooms, width: 9, paint: "ground" },
];

const openings: Shape[] = [
  ...windowInRow(400, 120, 250),
  ...windowInRow(150, 120, 140),
  ...windowInColumn(100, 430, 140),
  ...windowInRow(160, 640, 170),
  ...windowInColumn(900, 340, 80),
  ...windowInColumn(900, 500, 100),
  ...windowInColumn(700, 150, 110),
  ...windowInRow(740, 300, 120),
  ...doorInRow({ x: 540, y: 640, width: 66, hinge: "start", swings: "before" }),
  ...doorInColumn({ x: 340, y: 300, width: 54, hinge: "start", swings: "after" }),
  ...doorInRow({ x: 180, y: 240, width: 44, hinge: "end", swings: "after" }),
  ...doorInRow({ x: 392, y: 380, width: 50, hinge: "end", swings: "after" }),
  // Opening without a door between living room and kitchen.
  knockOut(693, 336, 14, 92),
  { d: "M695 336h10M695 428h10" },
  ...doorInColumn({ x: 700, y: 500, width: 50, hinge: "end", swings: "before" }),
];

const bathroom =
  "M118 256h50v110h-50zM126 270a17 17 0 0 1 34 0v70a17 17 0 0 1-34 0zM190 342h38v26h-38z" +
  circle(209, 355, 8);
const bedrooms =
  "M118 140h86v78h-86zM118 140v78M140 146v30h0M122 146h18v30h-18zM122 184h18v28h-18zM150 140v78" +
  "M122 470h120v100H122zM122 470v100M128 478h24v38h-24zM128 524h24v38h-24zM166 470v100" +
  "M280 600h150v22H280zM310 600v22M340 600v22M370 600v22M400 600v22";
const living = "M380 150h34v150h-34zM380 150v150M388 200h26M388 250h26M470 190h110v74H470z";
const dining =
  "M500 430h130v70H500zM516 412h24v18M566 412h24v18M516 500v18h24v-18M566 500v18h24v-18M516 412v18M590 412v18" +
  "M630 452h18v26h-18M500 452h-18v26h18";
const kitchen =
  "M712 312h176v36H712zM852 348v100h36M852 448V348M852 448h36M800 318h40v24h-40zM760 392h56v26h-56z" +
  circle(734, 330, 7) +
  circle(758, 330, 7);
const entry =
  "M796 600h92v28h-92zM826 574h30v26h-30zM540 664h66v14h-66zM546 690h54v14h-54zM540 716h66v12h-66z";

const furniture: Shape[] = [
  { d: bathroom + bedrooms + living + dining + kitchen + entry, width: furnitureWidth },
  // Carpet.
  { d: "M430 140h200v170H430z", width: furnitureWidth, dash: "3 4" },
];

export const floorPlanLayers = {
  site,
  dimensions,
  walls,
  plannedWalls: [{ d: outline, dash: "8 7", width: 1.1 }],
  openings,
  furniture,
  /** Nameplate at the door. */
  plate: [{ d: "M614 648h34v12h-34Z", paint: "ink" }],
} satisfies Record<string, readonly Shape[]>;

export type FloorPlanLayer = keyof typeof floorPlanLayers;

/** Illustration of the 500 page, with its own view box. */
export const closedDoor: readonly Shape[] = [
  { d: "M40 470H300M460 470H720", width: 26 },
  { d: "M41.5 470H298.5M461.5 470H718.5", width: 22, paint: "ground" },
  { d: "M300 457v26M460 457v26" },
  { d: "M300 466h160v8H300z", paint: "ink" },
  { d: "M300 470V310M300 310A160 160 0 0 1 460 470", dash: "7 7" },
  { d: "M40 540H720M300 528v24M460 528v24M294 546l12-12M454 546l12-12", width: 1 },
];
