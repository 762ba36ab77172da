import { Plan, type PlanLayer } from "@realtor/ui/plan";
import { useIntl } from "react-intl";
import { resolveImage } from "#app/data/resolve-image.ts";
import * as css from "./gsap-sample.css.ts";
import type { GsapSampleProps } from "./gsap-sample-props.ts";

/** A house as it grows, for an agent who has no photographs yet. */
const drawings: readonly (readonly PlanLayer[])[] = [
  ["site"],
  ["site", "dimensions", "plannedWalls"],
  ["site", "dimensions", "walls", "openings"],
  ["site", "dimensions", "walls", "openings", "furniture", "plate"],
];

/** Pictures side by side: they can be scrolled by hand, with a finger, or by arrow keys. */
export function Strip({ photos }: Pick<GsapSampleProps, "photos">) {
  const { formatMessage } = useIntl();
  return (
    <section
      className={css.strip}
      aria-label={formatMessage({ id: "gsap.carousel.strip" })}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {photos.length > 1
        ? photos.map(({ url }, index) => (
            <div key={url} className={css.slide} data-moves="">
              <Photo url={url} number={index + 1} />
            </div>
          ))
        : drawings.map((layers) => (
            <div key={layers.length} className={css.drawing} data-moves="">
              <Plan layers={layers} />
            </div>
          ))}
    </section>
  );
}

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
    />
  );
}
