import { heroImage } from "../hero-image.ts";
import { Button } from "../../components/button/button.tsx";
import { ArrowRightIcon } from "../../components/icons/icons.ts";
import { Monogram } from "../../components/monogram/monogram.tsx";
import { classNames } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import { DisplayName } from "../sections/display-name.tsx";
import { Facts } from "../sections/facts.tsx";
import { langAttribute } from "../sections/lang-attribute.ts";
import { FramedPhoto } from "../sections/framed-photo.tsx";
import { frame } from "../sections/section.css.ts";
import type { TemplateProps } from "../template-props.ts";
import * as styles from "./portrait-hero.css.ts";

/** Hero of Portrait: a portrait in front of a large color area. */
export function PortraitHero(props: TemplateProps) {
  const { content, labels, resolveImage } = props;
  const { name, portrait, tagline, lang } = content;
  return (
    <section id="hero" className={styles.root} data-scheme="hero">
      <div className={styles.plane} />
      <div className={classNames(wrap, styles.inner)}>
        {portrait ? (
          <div className={classNames(frame, styles.photo)}>
            <FramedPhoto
              photo={portrait}
              alt={name.displayName.text}
              sizes={heroImage.portrait.sizes}
              ratio={[600, 752]}
              position="50% 18%"
              max={heroImage.portrait.maxWidth}
              priority
              resolveImage={resolveImage}
            />
          </div>
        ) : (
          <div className={styles.monogram}>
            <Monogram
              character={name.monogram}
              lang={name.displayName.lang}
              size="large"
              tone="plate"
            />
          </div>
        )}
        <div className={styles.statement}>
          <DisplayName name={name} page={lang} className={styles.name} />
          {name.latinName && (
            <p className={styles.second} {...langAttribute(name.latinName, lang)}>
              {name.latinName.text}
            </p>
          )}
          {tagline && (
            <p className={styles.tagline} {...langAttribute(tagline, lang)}>
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
