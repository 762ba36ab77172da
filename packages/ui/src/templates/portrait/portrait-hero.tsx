import { heroImage } from "../hero-image.ts";
import { Button } from "../../components/button/button.tsx";
import { ArrowRightIcon } from "../../components/icon/icons.ts";
import { Seal } from "../../components/seal/seal.tsx";
import { classNames } from "../../private/class-names.ts";
import { wrap } from "../../styles/layout.css.ts";
import { DisplayName } from "../sections/display-name.tsx";
import { Facts } from "../sections/facts.tsx";
import { foreign } from "../sections/foreign.ts";
import { Picture } from "../sections/picture.tsx";
import { frame } from "../sections/section.css.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./portrait-hero.css.ts";

/** A person before a plane of colour. */
export function PortraitHero(props: TemplateProps) {
  const { content, labels, resolveImage } = props;
  const { name, portrait, tagline, lang } = content;
  return (
    <section id="hero" className={styles.root} data-scheme="hero">
      <div className={styles.plane} />
      <div className={classNames(wrap, styles.inner)}>
        {portrait ? (
          <div className={classNames(frame, styles.photo)}>
            <Picture
              photo={portrait}
              alt={name.shown.text}
              sizes={heroImage.portrait.sizes}
              ratio={[600, 752]}
              position="50% 18%"
              max={heroImage.portrait.max}
              priority
              resolveImage={resolveImage}
            />
          </div>
        ) : (
          <div className={styles.seal}>
            <Seal character={name.seal} lang={name.shown.lang} size="large" tone="plate" />
          </div>
        )}
        <div className={styles.statement}>
          <DisplayName name={name} page={lang} className={styles.name} />
          {name.second && (
            <p className={styles.second} {...foreign(name.second, lang)}>
              {name.second.text}
            </p>
          )}
          {tagline && (
            <p className={styles.tagline} {...foreign(tagline, lang)}>
              {tagline.text}
            </p>
          )}
          <div className={styles.action}>
            <Button href="#contact">
              {labels.homepage.hero.cta}
              <ArrowRightIcon size={20} />
            </Button>
          </div>
        </div>
        <Facts {...props} className={styles.facts} />
      </div>
    </section>
  );
}
