import { Button } from "@realtor/ui/button";
import { Mark } from "@realtor/ui/mark";
import { ThemeStyle } from "@realtor/ui/theme";
import { content, theme } from "../content.ts";
import { Homepage } from "../homepage.tsx";

/**
 * A server component: the theme and the mark are rendered here and send no script, a button is a
 * reference to its own file.
 */
// Next takes a page's default export.
// oxlint-disable-next-line import/no-default-export
export default function Page() {
  return (
    <>
      <ThemeStyle theme={theme} />
      <Homepage content={content} />
      <Mark />
      <Button href="#main">Top</Button>
    </>
  );
}
