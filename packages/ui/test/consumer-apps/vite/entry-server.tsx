import { renderToString } from "react-dom/server";
import { ThemeStyle } from "@realtor/ui/theme";
import { content, theme } from "../content.ts";
import { Homepage } from "../homepage.tsx";

/** Returns the HTML for `<head>` and for the root element. */
export function render(): { head: string; body: string } {
  return {
    head: renderToString(<ThemeStyle theme={theme} />),
    body: renderToString(<Homepage content={content} />),
  };
}
