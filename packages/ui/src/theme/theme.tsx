import type { ComponentProps } from "react";
import type { ThemeDefinition } from "./create-theme.ts";
import { themeCss, themeId, type SchemeName } from "./theme-css.ts";

export interface ThemeProps extends ComponentProps<"div"> {
  /** Result of `createTheme`. */
  theme: ThemeDefinition;
  /** Scheme of the element itself; descendants select one with `data-scheme`. Default `content`. */
  scheme?: SchemeName | undefined;
  /** False if `themeCss(theme)` is served as a file. Default true: renders a `<style>` element. */
  inline?: boolean | undefined;
  /** Nonce of the `<style>` element, for a Content-Security-Policy. */
  nonce?: string | undefined;
}

/**
 * Applies a theme to its children, and to the dialogs, panels and menus that open from them. Themes
 * nest, and a page can have several. Renders a `<div>` element, without effects or context, so that it
 * works in server components and while streaming.
 */
export function Theme({
  theme,
  scheme = "content",
  inline = true,
  nonce,
  children,
  ...rest
}: ThemeProps) {
  return (
    <div {...rest} data-theme={themeId(theme)} data-scheme={scheme}>
      {inline && <style nonce={nonce}>{themeCss(theme)}</style>}
      {children}
    </div>
  );
}
