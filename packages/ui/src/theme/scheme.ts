/**
 * Color tokens of the components, with their custom property names (without `--rt-`). The platform
 * sets them on `:root`; an agent's page sets them on each `[data-scheme]`.
 */
export const schemeTokens = {
  /** Page background. */
  surface: "surface",
  /** Second background: alternating sections, hover of subtle controls. */
  surface2: "surface-2",
  /** Decorative hairline without a contrast requirement. */
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
  /** Inset edge of a fill below 3 : 1 on its surface, otherwise transparent. */
  fillEdge: "fill-edge",
  /** Large areas in the main color. */
  plane: "plane",
  onPlane: "on-plane",
  error: "error",
  /** Background of an inline alert. */
  errorSurface: "error-surface",
  /** The unchanged main color; for swatches, never behind text. */
  field: "field",
  /** Decorative outline of a secondary button. */
  outline: "outline",
  /** Background of a subtle control on hover. */
  hover: "hover",
  /** Background and label of a disabled control. */
  muted: "muted",
  onMuted: "on-muted",
} as const;

export type SchemeToken = keyof typeof schemeTokens;

/** `#RRGGBB` for every token; `fillEdge` may be `transparent`. */
export type Scheme = Readonly<Record<SchemeToken, string>>;
