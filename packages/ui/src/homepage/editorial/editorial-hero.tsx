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
import * as styles from "./editorial-hero.css.ts";

/** Hero of Editorial. Japanese names are set vertically if possible. */
export function EditorialHero(props: TemplateProps) {
  const { content, labels, resolveImage } = props;
  const { name, portrait, tagline, lang } = content;
  return (
    <section id="hero" className={styles.root} data-scheme="hero">
      <div className={wrap}>
        <div className={name.isVertical ? styles.vertical : styles.horizontal}>
          <DisplayName name={name} page={lang} className={styles.name} vertical={name.isVertical} />
          {tagline && (
            <p
              className={classNames(styles.tagline, tagline.lang === "ja" && styles.hanging)}
              {...langAttribute(tagline, lang)}
            >
              {name.isVertical ? tagline.text.replaceAll("\n", "") : tagline.text}
            </p>
          )}
          {portrait ? (
            <div className={classNames(frame, styles.photo)}>
              <FramedPhoto
                photo={portrait}
                alt={name.displayName.text}
                sizes={heroImage.editorial.sizes}
                ratio={[533, 700]}
                position="50% 18%"
                max={heroImage.editorial.maxWidth}
                priority
                resolveImage={resolveImage}
              />
            </div>
          ) : (
            <div className={classNames(styles.photo, styles.monogram)}>
              <Monogram
                character={name.monogram}
                lang={name.displayName.lang}
                size="large"
                tone="plate"
              />
            </div>
          )}
          <div className={styles.foot}>
            <Facts {...props} className={styles.facts} />
            <div className={styles.action}>
              <Button href="#contact">
                {labels.homepage.hero.cta}
                <ArrowRightIcon size={20} />
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
