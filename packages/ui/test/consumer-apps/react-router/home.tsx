import { Theme } from "@realtor/ui/theme";
import { content, theme } from "../content.ts";
import { Homepage } from "../homepage.tsx";

// React Router requires a default export.
// oxlint-disable-next-line import/no-default-export
export default function Home() {
  return (
    <Theme theme={theme}>
      <Homepage content={content} />
    </Theme>
  );
}
