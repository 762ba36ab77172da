export { vars } from "./contract.css.ts";
export {
  type Adjustment,
  contrastRatio,
  createTheme,
  type ThemeDefinition,
  type ThemeInput,
} from "./create-theme.ts";
export type { Scheme, SchemeToken } from "./scheme.ts";
export { documentThemeCss, type SchemeName, themeCss, themeId } from "./theme-css.ts";
export { Theme, type ThemeProps } from "./theme.tsx";
export { type ThemeScope, useThemeScope } from "./use-theme-scope.ts";
