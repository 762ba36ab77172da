export { vars } from "./contract.css.ts";
export { contrastRatio } from "./create-theme.ts";
export { createTheme, type Theme, type ThemeInput } from "./create-theme.ts";
export type { Adjustment } from "./palette.ts";
export type { Scheme, SchemeToken } from "./scheme.ts";
export { themeCss } from "./theme-style.tsx";
export { ThemeStyle, type ThemeStyleProps } from "./theme-style.tsx";
