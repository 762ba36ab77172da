import { Button } from "@realtor/ui/button";
import { LogoMark } from "@realtor/ui/logo-mark";
import { Theme } from "@realtor/ui/theme";
import { content, theme } from "../content.ts";
import { Homepage } from "../homepage.tsx";

/**
 * A server component. The theme and the logo mark are rendered on the server without client code; the
 * button is a client reference.
 */
// Next requires a default export.
// oxlint-disable-next-line import/no-default-export
export default function Page() {
  return (
    <Theme theme={theme}>
      <Homepage content={content} />
      <LogoMark />
      <Button href="#main">Top</Button>
    </Theme>
  );
}
