import { Suspense } from "react";
import { still } from "../hydration/still.ts";
import type { SiteFooterProps } from "./site-footer.island.tsx";

const Footer = await still(async () => (await import("./site-footer.island.tsx")).Footer);

/** The platform's footer, as the server wrote it. */
export function SiteFooter(props: SiteFooterProps) {
  return (
    <Suspense>
      <Footer {...props} />
    </Suspense>
  );
}
