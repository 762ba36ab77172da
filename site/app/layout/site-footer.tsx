import { Suspense } from "react";
import { staticIsland } from "#app/hydration/island.ts";
import type { SiteFooterProps } from "./site-footer.island.tsx";

const Footer = await staticIsland(async () => (await import("./site-footer.island.tsx")).Footer);

/** The platform's footer, rendered on the server only. */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <Suspense>
      <Footer {...props} />
    </Suspense>
  );
}
