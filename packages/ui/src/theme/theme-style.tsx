import type { Theme } from "./create-theme.ts";
import { themeCss } from "./theme-css.ts";

export interface ThemeStyleProps {
  theme: Theme;
}

/** The agent's two schemes as one `<style>`. Render it once, before the page it colours. */
export function ThemeStyle({ theme }: ThemeStyleProps) {
  return <style>{themeCss(theme)}</style>;
}
