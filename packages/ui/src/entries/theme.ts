export { vars } from "../theme/contract.css.ts";
export { contrastRatio } from "../theme/contrast-ratio.ts";
export { createTheme, type Theme, type ThemeInput } from "../theme/create-theme.ts";
export type { Adjustment } from "../theme/palette.ts";
export type { Scheme, SchemeToken } from "../theme/scheme.ts";
export { themeCss } from "../theme/theme-css.ts";
export { ThemeStyle, type ThemeStyleProps } from "../theme/theme-style.tsx";
