import "#app/fonts/rest.css";
import { Button } from "@realtor/ui/button";
import { Seal } from "@realtor/ui/seal";
import { visuallyHidden, wrap } from "@realtor/ui/styles";
import { useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import { carousel, countUp, reveal } from "./animations.ts";
import { Exhibit } from "./exhibit.tsx";
import type { GsapSampleProps } from "./gsap-sample-props.ts";
import * as demo from "../demo-page.css.ts";
import * as css from "./gsap-sample.css.ts";
import { Strip } from "./strip.tsx";
import { useCalm } from "./use-calm.ts";

/** A demo of motion: three animations with their controls (DECISIONS section 4). */
function GsapSamplePage({ name, tagline, figure, photos, ...frame }: GsapSampleProps) {
  const { locale } = useAddress();
  const calm = useCalm();
  const [anyway, setAnyway] = useState(false);
  const moves = calm === false || (calm === true && anyway);
  const { number } = useMemo(() => formatsFor(locale), [locale]);
  const count = useMemo(() => countUp(figure.value, number), [figure.value, number]);
  return (
    <PageFrame {...frame}>
      <div className={`${wrap} ${demo.page}`}>
        <h1 className={demo.title}>
          <FormattedMessage id="gsap.title" />
        </h1>
        <p className={demo.lead}>
          <FormattedMessage id="gsap.lead" />
        </p>
        <noscript>
          <p className={demo.notice}>
            <FormattedMessage id="gsap.noScript" />
          </p>
        </noscript>
        <div className={css.calm} aria-live="polite">
          {calm && !anyway && (
            <>
              <p>
                <FormattedMessage id="gsap.calm" />
              </p>
              <Button variant="outline" size="medium" onClick={() => setAnyway(true)}>
                <FormattedMessage id="gsap.anyway" />
              </Button>
            </>
          )}
        </div>
        <Exhibit name="reveal" build={reveal} moves={moves}>
          <div className={css.plate}>
            <div data-moves="">
              <Seal character={name.seal} lang={name.shown.lang} />
            </div>
            <p className={css.name} lang={name.shown.lang} data-moves="">
              {name.shown.text}
            </p>
            {tagline && (
              <p className={css.tagline} lang={tagline.lang} data-moves="">
                {tagline.text}
              </p>
            )}
          </div>
        </Exhibit>
        <Exhibit name="counter" build={count} moves={moves}>
          <p className={css.figure}>
            <span className={css.number} aria-hidden="true" data-moves="">
              {number(figure.value)}
            </span>
            <span className={visuallyHidden}>{number(figure.value)}</span> {figure.label}
          </p>
        </Exhibit>
        <Exhibit name="carousel" build={carousel} moves={moves}>
          <Strip photos={photos} />
        </Exhibit>
      </div>
    </PageFrame>
  );
}

export { GsapSamplePage as component };
