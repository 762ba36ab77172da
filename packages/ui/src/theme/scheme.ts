/**
 * The tokens that every component draws with, and the custom property of each (without `--rt-`).
 * The platform sets them once on `:root`; an agent's page sets them again on each scheme scope,
 * so one component serves both worlds (DESIGN-LANGUAGE section 3).
 */
export const schemeTokens = {
  /** Page ground. */
  surface: "surface",
  /** The second ground: alternating sections, hover of quiet controls. */
  surface2: "surface-2",
  /** Decorative hairline; never carries meaning. */
  line: "line",
  text: "text",
  text2: "text-2",
  /** Border of inputs and checkboxes, 3 : 1. */
  control: "control",
  /** Links and active text. */
  accentText: "accent-text",
  /** Tab bar, status square: 3 : 1. */
  accentUi: "accent-ui",
  focus: "focus",
  fill: "fill",
  fillHover: "fill-hover",
  fillPress: "fill-press",
  onFill: "on-fill",
  /** Inset edge of a fill that is under 3 : 1 on its surface, else transparent. */
  fillEdge: "fill-edge",
  /** Large colour areas. */
  plane: "plane",
  onPlane: "on-plane",
  error: "error",
  /** Ground of an inline alert. */
  errorSurface: "error-surface",
  /** The main colour untouched; swatches only, never behind text. */
  field: "field",
  /** Decorative outline of a secondary button. */
  outline: "outline",
  /** Ground of a quiet control under the pointer. */
  hover: "hover",
  /** Ground and label of a control that is off. */
  muted: "muted",
  onMuted: "on-muted",
} as const;

export type SchemeToken = keyof typeof schemeTokens;

/** One complete set of colours: `#RRGGBB` for every token (`fillEdge` may be `transparent`). */
export type Scheme = Readonly<Record<SchemeToken, string>>;
