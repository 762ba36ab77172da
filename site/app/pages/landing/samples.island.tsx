import { htmlLang } from "@realtor/api/locales";
import { Carousel } from "@realtor/ui/carousel";
import { wrap } from "@realtor/ui/styles";
import { joinWords } from "#app/i18n/formats/join-words.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { sectionTitle } from "./features.css.ts";
import type { LandingProps } from "./landing-props.ts";
import type { LandingMessages } from "./landing-messages.ts";
import * as css from "./samples.css.ts";

const templateNames: Readonly<Record<LandingProps["samples"][number]["template"], string>> = {
  portrait: "Portrait",
  panorama: "Panorama",
  editorial: "Editorial",
  atelier: "Atelier",
};

/** Carousel of the sample homepages; each image links to its page in a new tab. */
export function Samples({
  messages,
  labels,
  samples,
}: Pick<LandingProps, "labels" | "samples"> & { messages: LandingMessages["samples"] }) {
  const { locale } = useAddress();
  const lang = htmlLang(locale);
  return (
    <section className={css.samples} id="samples">
      <div className={`${wrap} ${css.top}`}>
        <h2 className={sectionTitle}>{messages.title}</h2>
        <p className={css.lead}>{messages.lead}</p>
      </div>
      <Carousel labels={labels.carousel}>
        {samples.map(({ slug, names, cities, template, alt }) => {
          const image = getThumbnail(slug);
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
                  <source media="(max-width: 760px)" srcSet={image.phone} />
                  <img
                    className={css.thumbnail}
                    src={image.desktop}
                    alt={alt}
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
                  {joinWords(cities[lang], lang)}
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

const thumbnailFiles: Record<string, string> = import.meta.glob("./thumbnails/*.avif", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * Screenshots of a sample homepage: 16:10 for desktop, 4:5 for phones. Created by build/thumbnails.ts.
 */
function getThumbnail(slug: string): { desktop: string; phone: string } {
  return { desktop: getFile(slug, "desktop"), phone: getFile(slug, "phone") };
}

function getFile(slug: string, device: "desktop" | "phone"): string {
  const file = thumbnailFiles[`./thumbnails/${slug}-${device}.avif`];
  if (!file)
    throw new Error(
      `thumbnails/${slug}-${device}.avif is missing: run "node build/thumbnails.ts".`,
    );
  return file;
}
