import "#app/fonts/generated/names.css";
import { Suspense } from "react";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { SkipLink } from "#app/layout/skip-link.tsx";
import { RequestPanelProvider } from "#app/forms/lead/request-panel.tsx";
import { Hero } from "./hero.tsx";
import { Closing, Features, Samples } from "./islands.ts";
import type { LandingProps } from "./landing-props.ts";

/** The landing page "Built for Realtors" (SPEC section 2). */
function LandingPage({ words, labels, samples, nameplate, nameWall, year }: LandingProps) {
  return (
    <RequestPanelProvider labels={labels}>
      <SkipLink label={labels.common.skip} />
      <SiteHeader labels={labels} />
      <main id="main">
        <Hero words={words.hero} />
        <Suspense>
          <Features
            words={words.features}
            labels={labels}
            nameplate={nameplate}
            nameWall={nameWall}
          />
        </Suspense>
        <Suspense>
          <Samples words={words.samples} labels={labels} samples={samples} />
        </Suspense>
        <Suspense>
          <Closing words={words.closing} />
        </Suspense>
      </main>
      <SiteFooter labels={labels} year={year} />
    </RequestPanelProvider>
  );
}

export { LandingPage as component };
