import { FloorPlan, type FloorPlanLayer } from "@realtor/ui/floor-plan";
import type { HomepageContent } from "@realtor/ui/templates";
import { useIntl } from "react-intl";
import { resolveImage } from "#app/data/image-url.ts";
import * as css from "./gsap-sample.css.ts";

/** Stages of a house plan, for an agent without photos. */
const drawings: readonly (readonly FloorPlanLayer[])[] = [
  ["site"],
  ["site", "dimensions", "plannedWalls"],
  ["site", "dimensions", "walls", "openings"],
  ["site", "dimensions", "walls", "openings", "furniture", "plate"],
];

/** A horizontal scroll strip of images. */
export function FilmStrip({ photos }: { photos: HomepageContent["gallery"] }) {
  const { formatMessage } = useIntl();
  return (
    <section
      className={css.filmStrip}
      aria-label={formatMessage({ id: "gsap.carousel.strip" })}
      // A scroll container must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {photos.length > 1
        ? photos.map(({ url }, index) => (
            <div key={url} className={css.slide} data-animated="">
              <Photo url={url} number={index + 1} />
            </div>
          ))
        : drawings.map((layers) => (
            <div key={layers.length} className={css.drawing} data-animated="">
              <FloorPlan layers={layers} />
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
