import { Carousel } from "@realtor/ui/carousel";
import { wrap } from "@realtor/ui/styles";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { sectionTitle } from "./features.css.ts";
import type { LandingProps } from "./landing-props.ts";
import type { LandingWords } from "./landing-words.ts";
import * as css from "./samples.css.ts";
import { thumbnailOf } from "./thumbnails.ts";

const templateNames = { portrait: "Portrait", panorama: "Panorama", editorial: "Editorial" };

/** Ten sample homepages, each a picture of the real page that opens it in a new tab. */
export function Samples({
  words,
  labels,
  samples,
}: Pick<LandingProps, "labels" | "samples"> & { words: LandingWords["samples"] }) {
  const { lang, locale } = useAddress();
  return (
    <section className={css.samples} id="samples">
      <div className={`${wrap} ${css.top}`}>
        <h2 className={sectionTitle}>{words.title}</h2>
        <p className={css.lead}>{words.lead}</p>
      </div>
      <Carousel labels={labels.carousel}>
        {samples.map(({ slug, names, cities, template, open }) => {
          const picture = thumbnailOf(slug);
          return (
            <a
              key={slug}
              className={css.slide}
              href={localePath(`/${slug}`, locale)}
              target="_blank"
              rel="noopener"
            >
              <div className={css.frame}>
                <picture>
                  <source media="(max-width: 760px)" srcSet={picture.phone} />
                  <img
                    className={css.thumbnail}
                    src={picture.desktop}
                    alt={open}
                    width={1440}
                    height={900}
                    loading="lazy"
                    decoding="async"
                  />
                </picture>
              </div>
              <div className={css.caption}>
                <div>
                  <b className={css.name}>{names[lang]}</b>
                  {cities[lang].join(", ")}
                </div>
                <span lang="en">{templateNames[template]}</span>
              </div>
            </a>
          );
        })}
      </Carousel>
    </section>
  );
}
