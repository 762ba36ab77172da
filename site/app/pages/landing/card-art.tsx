import { htmlLang } from "@realtor/api/locales";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { joinWords } from "#app/i18n/formats/join-words.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./features.css.ts";
import { LandingImage } from "./landing-image.tsx";
import type { LandingProps, WallName } from "./landing-props.ts";

const cover = { className: css.artImage, alt: "", width: 1600, height: 1066 };
/**
 * `object-fit: cover` crops the 3:2 image: its width is 1.5 times the square frame on phones, almost 2
 * times the portrait frame.
 */
const sizes = "(max-width: 760px) 130vw, (max-width: 1439px) 62vw, 800px";

export function NameplateArt({ names }: { names: LandingProps["nameplate"] }) {
  return (
    <>
      <LandingImage name="nameplate" sizes={sizes} {...cover} />
      <div className={css.nameplate}>
        {(["ko", "en", "ja"] as const).map((lang) => (
          <span key={lang} className={css.nameplateLine} lang={lang}>
            {names[lang]}
          </span>
        ))}
      </div>
    </>
  );
}

export function NameWallArt({ names }: { names: readonly WallName[] }) {
  return (
    <div className={css.nameWall}>
      {names.map(({ name, lang, serif, fill, onFill }) => (
        <span
          key={name}
          lang={lang}
          className={serif ? `${css.wallName} ${css.wallNameSerif}` : css.wallName}
          style={{ backgroundColor: fill, color: onFill }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

/** A listing with its status tab and price strip; the numbers are sample data. */
export function ListingArt({ labels }: { labels: LandingProps["labels"]["listings"] }) {
  const { locale } = useAddress();
  const formats = formatsFor(locale);
  const facts = [
    labels.beds.replace("{n}", "4"),
    labels.baths.replace("{n}", "3.5"),
    `${formats.number(2860)} sqft`,
  ];
  return (
    <>
      <LandingImage name="listing" sizes={sizes} {...cover} />
      <span className={css.statusTab}>{labels.status.new}</span>
      <div className={css.priceStrip}>
        <b className={css.stripPrice}>{formats.money(1_575_000)}</b>
        <span className={css.stripFacts}>{joinWords(facts, htmlLang(locale))}</span>
      </div>
    </>
  );
}
