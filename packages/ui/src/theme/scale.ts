import { rem } from "../styles/rem.ts";

export type Px = readonly [phone: number, desktop: number];

export type Script = "ko" | "en" | "ja";

export interface Role {
  /** Font size in windows of 390 and 1440 px, linear between. */
  readonly size: Px;
  /** The same in Japanese, where it differs. */
  readonly ja?: Px;
  readonly line: readonly [ko: number, en: number, ja: number];
  readonly weight: "regular" | "strong";
  /** None: that of the text around it. */
  readonly tracking: "none" | "heading" | "display";
  /** Grows with the body size that an agent chose. */
  readonly reading?: true;
}

const plain = { weight: "regular", tracking: "none" } as const;
const heading = { weight: "strong", tracking: "heading" } as const;
const large = { weight: "strong", tracking: "display" } as const;

/** The twelve text roles: `docs/spec/design-language.md#type`. */
export const roles = {
  fine: { size: [13, 13], line: [1.5, 1.5, 1.5], ...plain },
  caption: { size: [14, 14], line: [1.5, 1.5, 1.5], ...plain },
  small: { size: [15, 15], line: [1.5, 1.5, 1.6], ...plain },
  base: { size: [16, 16], line: [1.55, 1.5, 1.65], ...plain },
  body: { size: [17, 17], line: [1.65, 1.6, 1.8], ...plain, reading: true },
  lead: { size: [17, 20], line: [1.6, 1.6, 1.8], ...plain, reading: true },
  card: { size: [23, 26], line: [1.36, 1.36, 1.36], ...heading },
  heading: { size: [26, 32], line: [1.32, 1.24, 1.4], ...heading },
  title: { size: [30, 40], line: [1.3, 1.2, 1.4], ...heading },
  section: { size: [32, 48], line: [1.28, 1.16, 1.4], ...heading },
  banner: { size: [36, 60], ja: [32, 52], line: [1.24, 1.08, 1.42], ...large },
  display: { size: [44, 76], ja: [36, 60], line: [1.2, 1.04, 1.42], ...large },
} as const satisfies Readonly<Record<string, Role>>;

export type RoleName = keyof typeof roles;

/** Distances in px. */
export const spaces = [4, 8, 12, 16, 20, 24, 32, 40, 64] as const;

/** Distances between the sections of a public page, in px: in windows of 390 and 1440, linear between. */
export const distances = { band: [56, 88], section: [72, 112], chapter: [88, 144] } as const;

/** Corner radii in px. */
export const radii = { none: 0, inner: 3, control: 4, full: 999 } as const;

/** Durations in ms. */
export const durations = { fast: 160, panel: 320, slide: 420 } as const;

/** Font weights, apart from `strong`. */
export const weights = { regular: 400, medium: 500, semibold: 600 } as const;

/** Font weight of headings. */
export const strongWeight = { ko: 640, en: 600, ja: 600 } as const;

/** Letter spacing of headings in em. */
export const trackings = {
  heading: { ko: "-.028em", en: "-.032em", ja: "0" },
  display: { ko: "-.04em", en: "-.045em", ja: ".01em" },
} as const;

/** From 0 in windows of 390 px to 1 rem in windows of 1440: what lengths grow by. */
export const growth = `clamp(0rem,(100vw - ${rem(390)})/${(1440 - 390) / 16},1rem)`;

/** A length that grows with the window between 390 and 1440 px; `start` is that of 390 px. */
export function fluid([phone, desktop]: Px, start = rem(phone)): string {
  const factor = (desktop - phone) / 16;
  if (factor === 0) return start;
  return `calc(${start} + ${factor === 1 ? "" : `${factor}*`}var(--rt-grow))`;
}

/** The line height of a role in one script. */
export function lineHeight(name: RoleName, script: Script): string {
  const [ko, en, ja] = roles[name].line;
  return String({ ko, en, ja }[script]);
}

/** The sizes of a role in one script, in windows of 390 and 1440 px. */
export function sizesOf(name: RoleName, script: Script): Px {
  const { size, ja }: Role = roles[name];
  return (script === "ja" ? ja : undefined) ?? size;
}
