import "#app/fonts/generated/names.css";
import { Suspense } from "react";
import { SiteFooter } from "#app/layout/site-footer.tsx";
import { SkipLink } from "@realtor/ui/skip-link";
import { SiteHeader } from "#app/layout/site-header.tsx";
import { RequestPanelProvider } from "#app/forms/lead/request-panel.tsx";
import { island, staticIsland } from "#app/hydration/island.ts";
import { Hero } from "./hero.tsx";
import type { LandingProps } from "./landing-props.ts";

const Features = await staticIsland(async () => (await import("./features.island.tsx")).Features);

/** Sections below the fold hydrate when they are near the viewport. */
const Samples = await island(
  "#samples",
  async () => (await import("./samples.island.tsx")).Samples,
);
const Closing = await island(
  "#closing",
  async () => (await import("./closing.island.tsx")).Closing,
);

/** The landing page. See docs/spec/routes.md#landing-page. */
function LandingPage({ messages, labels, samples, nameplate, nameWall, year }: LandingProps) {
  return (
    <RequestPanelProvider labels={labels}>
      <SkipLink>{labels.common.skip}</SkipLink>
      <SiteHeader labels={labels} />
      <main id="main">
        <Hero messages={messages.hero} />
        <Suspense>
          <Features
            messages={messages.features}
            labels={labels}
            nameplate={nameplate}
            nameWall={nameWall}
          />
        </Suspense>
        <Suspense>
          <Samples messages={messages.samples} labels={labels} samples={samples} />
        </Suspense>
        <Suspense>
          <Closing messages={messages.closing} />
        </Suspense>
      </main>
      <SiteFooter labels={labels} year={year} />
    </RequestPanelProvider>
  );
}

export { LandingPage as component };
