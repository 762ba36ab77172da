interface Scene {
  readonly sky: string;
  readonly hills: string;
  readonly ground: string;
  readonly wall: string;
  readonly side: string;
  readonly roof: string;
  readonly glass: string;
  readonly plants: string;
  /** Walls, side wall, roof, openings and plants, in a 160 × 120 view box. */
  readonly drawing: readonly [
    wall: string,
    side: string,
    roof: string,
    glass: string,
    plants: string,
  ];
}

const scenes: readonly [Scene, Scene, Scene] = [
  {
    sky: "#AFC6D8",
    hills: "#8C9F8E",
    ground: "#CDBB97",
    wall: "#F1E8D8",
    side: "#DFD2BC",
    roof: "#A9593A",
    glass: "#46525C",
    plants: "#5E6C42",
    drawing: [
      "M28 94V62h66v32z",
      "M94 94V56h40v38z",
      "M24 63l6-10h62l5 10zM90 57l22-13 26 13z",
      "M36 94V76a6 6 0 0 1 12 0v18zM54 94V76a6 6 0 0 1 12 0v18zM72 94V76a6 6 0 0 1 12 0v18zM106 66h14v14h-14z",
      "M12 96q-2-26 4-40 6 14 4 40zM140 96q-2-34 4-52 7 18 4 52z",
    ],
  },
  {
    sky: "#D9C7B4",
    hills: "#A8907E",
    ground: "#B9A78C",
    wall: "#E9E2D5",
    side: "#CFC5B4",
    roof: "#5A5148",
    glass: "#4A3F39",
    plants: "#6E7352",
    drawing: [
      "M20 92V64h70v28z",
      "M90 92V64h52v28z",
      "M12 64v-5h136v5zM58 59V46h9v13z",
      "M28 68h26v24H28zM62 68h8v24h-8zM98 70h36v16H98z",
      "M150 94V44l-7 4q2-8 8-8t8 8l-7-4v50zM8 94q2-14 6-20 4 6 6 20z",
    ],
  },
  {
    sky: "#9FB0C3",
    hills: "#7D8A86",
    ground: "#8F9A72",
    wall: "#EDEDE8",
    side: "#D3D3CC",
    roof: "#3E4348",
    glass: "#E0B574",
    plants: "#4F5D43",
    drawing: [
      "M84 94V62l24-24 24 24v32z",
      "M30 94V66h54v28z",
      "M80 66l28-29 28 29-3 2-25-25-25 25zM26 67l8-13h52l-2 13zM62 54V40h8v14z",
      "M38 74h12v12H38zM56 74h12v20H56zM96 70h24v24H96zM102 54h12v10h-12z",
      "M16 96q-6-12 2-22 10 8 6 22zM140 96q-8-20 4-34 12 14 8 34z",
    ],
  },
];

/** An SVG house as a data URL, one of three scenes; stories need no network. */
export function houseImage(n: number): string {
  const scene = scenes[n % scenes.length] ?? scenes[0];
  const { sky, hills, ground } = scene;
  const fills = [scene.wall, scene.side, scene.roof, scene.glass, scene.plants];
  const parts = scene.drawing.map((d, part) => `<path d="${d}" fill="${fills[part]}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="1600" height="1200" preserveAspectRatio="xMidYMid slice"><path d="M-80-60h320v240H-80z" fill="${sky}"/><path d="M-80 90Q0 50 60 74T160 62l80 20v40H-80z" fill="${hills}"/><path d="M-80 91h320v89H-80z" fill="${ground}"/>${parts}</svg>`;
  return toDataUrl(svg);
}

/** An SVG portrait without a face, as a data URL. */
export function portraitImage(): string {
  return toDataUrl(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 150" width="1200" height="1500" preserveAspectRatio="xMidYMax slice"><path d="M-60-75h240v300H-60z" fill="#D9D5CE"/><path d="M38 62q-6-44 24-44t24 44q2 22-6 30H44q-8-8-6-30z" fill="#4A3F39"/><path d="M54 84h16v22H54zM44 58a18 20 0 0 1 36 0v10a18 22 0 0 1-36 0z" fill="#D9B08C"/><path d="M8 152q2-46 44-50l10 10 10-10q42 4 44 50z" fill="#F1EFEA"/></svg>',
  );
}

function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
