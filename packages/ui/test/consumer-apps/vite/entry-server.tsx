import { renderToString } from "react-dom/server";
import { Theme } from "@realtor/ui/theme";
import { content, theme } from "../content.ts";
import { Homepage } from "../homepage.tsx";

/** Returns the HTML for the root element. */
export function render(): string {
  return renderToString(
    <Theme theme={theme}>
      <Homepage content={content} />
    </Theme>,
  );
}
