import "#app/fonts/rest.css";
import { Button } from "@realtor/ui/button";
import { Monogram } from "@realtor/ui/monogram";
import { visuallyHidden, wrap } from "@realtor/ui/styles";
import { useMemo, useState, useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { type Frame, PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import { carousel, countUp, reveal } from "./animations.ts";
import { DemoCard } from "./demo-card.tsx";
import * as demo from "../demo-page.css.ts";
import * as css from "./gsap-sample.css.ts";
import { FilmStrip } from "./film-strip.tsx";
import type { Labels } from "@realtor/ui/labels";
import type { HomepageContent } from "@realtor/ui/templates";

export interface GsapSampleProps {
  frame: Frame;
  labels: Pick<Labels, "common" | "language" | "footer">;
  lead: string;
  year: number;
  name: HomepageContent["name"];
  tagline: HomepageContent["tagline"];
  /** The number to count up to and its label. */
  figure: { value: number; label: string };
  photos: HomepageContent["gallery"];
}

/** Motion demo: three animations with their controls. See docs/spec/routes.md#sample-pages. */
function GsapSamplePage({ lead, name, tagline, figure, photos, ...frame }: GsapSampleProps) {
  const { locale } = useAddress();
  const reducedMotion = useReducedMotion();
  const [forced, setForced] = useState(false);
  const motionEnabled = reducedMotion === false || (reducedMotion === true && forced);
  const { number } = useMemo(() => formatsFor(locale), [locale]);
  const count = useMemo(() => countUp(figure.value, number), [figure.value, number]);
  return (
    <PageFrame {...frame}>
      <div className={`${wrap} ${demo.page}`}>
        <h1 className={demo.title}>
          <FormattedMessage id="gsap.title" />
        </h1>
        <p className={demo.lead}>{lead}</p>
        <noscript>
          <p className={demo.notice}>
            <FormattedMessage id="gsap.noScript" />
          </p>
        </noscript>
        <div className={css.reducedMotion} aria-live="polite">
          {reducedMotion && !forced && (
            <>
              <p>
                <FormattedMessage id="gsap.calm" />
              </p>
              <Button variant="outline" size="medium" onClick={() => setForced(true)}>
                <FormattedMessage id="gsap.anyway" />
              </Button>
            </>
          )}
        </div>
        <DemoCard name="reveal" build={reveal} motionEnabled={motionEnabled}>
          <div className={css.plate}>
            <div data-animated="">
              <Monogram character={name.monogram} lang={name.displayName.lang} />
            </div>
            <p className={css.name} lang={name.displayName.lang} data-animated="">
              {name.displayName.text}
            </p>
            {tagline && (
              <p className={css.tagline} lang={tagline.lang} data-animated="">
                {tagline.text}
              </p>
            )}
          </div>
        </DemoCard>
        <DemoCard name="counter" build={count} motionEnabled={motionEnabled}>
          <p className={css.figure}>
            <span className={css.number} aria-hidden="true" data-animated="">
              {number(figure.value)}
            </span>
            <span className={visuallyHidden}>{number(figure.value)}</span> {figure.label}
          </p>
        </DemoCard>
        <DemoCard name="carousel" build={carousel} motionEnabled={motionEnabled}>
          <FilmStrip photos={photos} />
        </DemoCard>
      </div>
    </PageFrame>
  );
}

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether `prefers-reduced-motion` is set; undefined on the server and until hydration. */
function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
}

export { GsapSamplePage as component };
