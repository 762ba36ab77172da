import { wrap } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { RequestButton } from "#app/forms/lead/request-button.tsx";
import * as css from "./hero.css.ts";
import { heroCrops, heroSizes } from "./images.ts";
import { LandingImage } from "./landing-image.tsx";
import type { LandingMessages } from "./landing-messages.ts";

export function Hero({ messages }: { messages: LandingMessages["hero"] }) {
  const { locale } = useAddress();
  return (
    <section className={css.hero}>
      <LandingImage
        name="hero"
        sizes={heroSizes}
        crops={heroCrops}
        alt={messages.alt}
        className={css.image}
        width={2400}
        height={1350}
        priority
      />
      <div className={css.scrim} />
      <div className={`${wrap} ${css.content}`}>
        <h1 className={css.title}>{messages.title}</h1>
        <div className={css.row}>
          <p className={css.lead}>{messages.lead}</p>
          <div className={css.actions}>
            <TextLink href={localePath("/process", locale)}>{messages.link}</TextLink>
            <RequestButton>{messages.cta}</RequestButton>
          </div>
        </div>
        <dl className={css.titleBlock}>
          {messages.plates.map(({ label, value }) => (
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
