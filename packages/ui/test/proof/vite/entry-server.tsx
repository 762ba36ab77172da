import { renderToString } from "react-dom/server";
import { ThemeStyle } from "@realtor/ui/theme";
import { content, theme } from "../content.ts";
import { Homepage } from "../homepage.tsx";

/** What goes into the document's head and into its root element. */
export function render(): { head: string; body: string } {
  return {
    head: renderToString(<ThemeStyle theme={theme} />),
    body: renderToString(<Homepage content={content} />),
  };
}
