import "#app/fonts/rest.css";
import { Button } from "@realtor/ui/button";
import { visuallyHidden, wrap } from "@realtor/ui/styles";
import type { HomepageContent } from "@realtor/ui/templates";
import { type ReactNode, useRef } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { resolveImage } from "#app/data/image-url.ts";
import { PageFrame, type PageFrameProps } from "#app/layout/agent-frame/page-frame.tsx";
import * as demo from "../demo-page.css.ts";
import * as css from "./gsap-sample.css.ts";
import { type Draw, useMotion, useReducedMotion } from "./use-motion.ts";

interface GsapSampleProps extends Pick<PageFrameProps, "frame" | "labels" | "year"> {
  name: HomepageContent["name"]["displayName"];
  tagline: HomepageContent["tagline"];
  /** The number to count up to and its label. */
  figure: { value: number; label: string };
  photos: readonly string[];
}

/** Three animations with their controls. */
function GsapSamplePage({ name, tagline, figure, photos, ...frame }: GsapSampleProps) {
  const { formatMessage, formatNumber } = useIntl();
  const reducedMotion = useReducedMotion();
  const isStill = reducedMotion !== false;
  const count: Draw = (progress, [element]) => {
    if (element) element.textContent = formatNumber(Math.round(figure.value * progress));
  };
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
        <div className={demo.notice} aria-live="polite">
          {reducedMotion && <FormattedMessage id="gsap.calm" />}
        </div>
        <Demo name="reveal" draw={reveal} isStill={isStill}>
          <div className={demo.plate}>
            <p className={demo.number} lang={name.lang} data-animated="">
              {name.text}
            </p>
            {tagline && (
              <p lang={tagline.lang} data-animated="">
                {tagline.text}
              </p>
            )}
          </div>
        </Demo>
        <Demo name="counter" draw={count} isStill={isStill}>
          <p className={demo.plate}>
            <span className={demo.number} aria-hidden="true" data-animated="">
              <FormattedNumber value={figure.value} />
            </span>
            <span className={visuallyHidden}>
              <FormattedNumber value={figure.value} />
            </span>{" "}
            {figure.label}
          </p>
        </Demo>
        {photos.length > 1 && (
          <Demo name="carousel" draw={passPhotos} isStill={isStill}>
            <section
              className={css.strip}
              aria-label={formatMessage({ id: "gsap.carousel.strip" })}
              // A scroll container must be reachable by keyboard.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
            >
              {photos.map((url, index) => (
                <Photo key={url} url={url} number={index + 1} />
              ))}
            </section>
          </Demo>
        )}
      </div>
    </PageFrame>
  );
}

interface DemoProps {
  name: "reveal" | "counter" | "carousel";
  draw: Draw;
  isStill: boolean;
  children: ReactNode;
}

/** One animation: its description, what moves, and its controls. */
function Demo({ name, draw, isStill, children }: DemoProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { isPlaying, play, pause } = useMotion(stage, draw, isStill);
  return (
    <section className={demo.section} aria-labelledby={name}>
      <h2 id={name} className={demo.heading}>
        <FormattedMessage id={`gsap.${name}.title`} />
      </h2>
      <p>
        <FormattedMessage id={`gsap.${name}.body`} />
      </p>
      <div ref={stage}>{children}</div>
      <fieldset className={css.controls} aria-labelledby={name}>
        <Button size="small" disabled={isStill || isPlaying} onClick={play}>
          <FormattedMessage id="gsap.play" />
        </Button>
        <Button size="small" variant="outline" disabled={!isPlaying} onClick={pause}>
          <FormattedMessage id="gsap.pause" />
        </Button>
      </fieldset>
    </section>
  );
}

/** The elements slide up one after the other. */
const reveal: Draw = (progress, elements) => {
  for (const [index, { style }] of elements.entries()) {
    const own = Math.min(1, Math.max(0, progress * elements.length - index));
    style.opacity = String(own);
    style.transform = `translateY(${32 * (1 - own)}px)`;
  }
};

/** The strip scrolls from its start to its end. */
const passPhotos: Draw = (progress, [first]) => {
  const strip = first?.parentElement;
  if (strip) strip.scrollLeft = progress * (strip.scrollWidth - strip.clientWidth);
};

function Photo({ url, number }: { url: string; number: number }) {
  const { formatMessage } = useIntl();
  const { src, srcSet } = resolveImage(url, [480, 960]);
  return (
    <img
      className={css.photo}
      src={src}
      srcSet={srcSet || undefined}
      sizes="(max-width: 760px) 80vw, 560px"
      alt={formatMessage({ id: "gsap.carousel.photo" }, { number })}
      width={960}
      height={600}
      loading="lazy"
      decoding="async"
      data-animated=""
    />
  );
}

export { GsapSamplePage as component };
