import { wrap } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/intl/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { RequestButton } from "#app/request/request-button.tsx";
import * as css from "./hero.css.ts";
import { heroCuts, heroSizes } from "./hero-picture.ts";
import { LandingPicture } from "./landing-picture.tsx";

const plates = ["area", "lang", "design"] as const;

/** First view: headline in the sky, action row over the pool, title block at the foot. */
export function Hero() {
  const intl = useIntl();
  const { locale } = useAddress();
  return (
    <section className={css.hero}>
      <LandingPicture
        name="hero"
        sizes={heroSizes}
        cuts={heroCuts}
        alt={intl.formatMessage({ id: "landing.hero.alt" })}
        className={css.picture}
        width={2400}
        height={1350}
        first
      />
      <div className={css.scrim} />
      <div className={`${wrap} ${css.content}`}>
        <h1 className={css.title}>
          <FormattedMessage id="landing.hero.title" />
        </h1>
        <div className={css.row}>
          <p className={css.lead}>
            <FormattedMessage id="landing.hero.lead" />
          </p>
          <div className={css.actions}>
            <TextLink href={localePath("/process", locale)}>
              <FormattedMessage id="landing.hero.link" />
            </TextLink>
            <RequestButton>
              <FormattedMessage id="landing.hero.cta" />
            </RequestButton>
          </div>
        </div>
        <dl className={css.titleBlock}>
          {plates.map((plate) => (
            <div key={plate} className={css.titleBlockCell}>
              <dt className={css.titleBlockLabel}>
                <FormattedMessage id={`landing.plate.${plate}.label`} />
              </dt>
              <dd className={css.titleBlockValue}>
                <FormattedMessage id={`landing.plate.${plate}.value`} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
