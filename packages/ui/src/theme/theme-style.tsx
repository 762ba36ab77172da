import type { Theme } from "./create-theme.ts";
import { themeCss } from "./theme-css.ts";

export interface ThemeStyleProps {
  theme: Theme;
}

/** Sets the two schemes of a theme. Render it once, before the page. Renders a `<style>` element. */
export function ThemeStyle({ theme }: ThemeStyleProps) {
  return <style>{themeCss(theme)}</style>;
}
