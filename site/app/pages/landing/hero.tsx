import { wrap } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { RequestButton } from "#app/forms/lead/request-button.tsx";
import * as css from "./hero.css.ts";
import { heroCuts, heroSizes } from "./hero-picture.ts";
import { LandingPicture } from "./landing-picture.tsx";
import type { LandingWords } from "./landing-words.ts";

/** First view: headline in the sky, action row over the pool, title block at the foot. */
export function Hero({ words }: { words: LandingWords["hero"] }) {
  const { locale } = useAddress();
  return (
    <section className={css.hero}>
      <LandingPicture
        name="hero"
        sizes={heroSizes}
        cuts={heroCuts}
        alt={words.alt}
        className={css.picture}
        width={2400}
        height={1350}
        first
      />
      <div className={css.scrim} />
      <div className={`${wrap} ${css.content}`}>
        <h1 className={css.title}>{words.title}</h1>
        <div className={css.row}>
          <p className={css.lead}>{words.lead}</p>
          <div className={css.actions}>
            <TextLink href={localePath("/process", locale)}>{words.link}</TextLink>
            <RequestButton>{words.cta}</RequestButton>
          </div>
        </div>
        <dl className={css.titleBlock}>
          {words.plates.map(({ label, value }) => (
            <div key={label} className={css.titleBlockCell}>
              <dt className={css.titleBlockLabel}>{label}</dt>
              <dd className={css.titleBlockValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
