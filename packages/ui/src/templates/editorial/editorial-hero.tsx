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
import * as styles from "./editorial-hero.css.ts";

/** A magazine opening; in Japanese with the name in a vertical line where it can be. */
export function EditorialHero(props: TemplateProps) {
  const { content, labels, resolveImage } = props;
  const { name, portrait, tagline, lang } = content;
  return (
    <section id="hero" className={styles.root} data-scheme="hero">
      <div className={wrap}>
        <div className={name.vertical ? styles.vertical : styles.horizontal}>
          <DisplayName name={name} page={lang} className={styles.name} vertical={name.vertical} />
          {tagline && (
            <p
              className={classNames(styles.tagline, tagline.lang === "ja" && styles.hanging)}
              {...foreign(tagline, lang)}
            >
              {name.vertical ? tagline.text.replaceAll("\n", "") : tagline.text}
            </p>
          )}
          {portrait ? (
            <div className={classNames(frame, styles.photo)}>
              <Picture
                photo={portrait}
                alt={name.shown.text}
                sizes={heroImage.editorial.sizes}
                ratio={[533, 700]}
                position="50% 18%"
                max={heroImage.editorial.max}
                priority
                resolveImage={resolveImage}
              />
            </div>
          ) : (
            <div className={classNames(styles.photo, styles.seal)}>
              <Seal character={name.seal} lang={name.shown.lang} size="large" tone="plate" />
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
