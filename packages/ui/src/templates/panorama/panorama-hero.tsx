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
import * as styles from "./panorama-hero.css.ts";

/** A house, and a nameplate under it. */
export function PanoramaHero(props: TemplateProps) {
  const { content, labels, resolveImage } = props;
  const { name, cover, portrait, tagline, lang } = content;
  return (
    <section id="hero" className={styles.root} data-scheme="hero">
      {cover ? (
        <div className={classNames(frame, styles.cover)}>
          <Picture
            photo={cover}
            alt=""
            sizes={heroImage.panorama.sizes}
            ratio={[1440, 528]}
            priority
            resolveImage={resolveImage}
          />
        </div>
      ) : (
        <div className={styles.coverPlane} />
      )}
      <div className={classNames(wrap, styles.plate)}>
        {portrait ? (
          <div className={classNames(frame, styles.photo)}>
            <Picture
              photo={portrait}
              alt={name.shown.text}
              sizes="(max-width: 760px) 152px, 312px"
              ratio={[312, 400]}
              position="50% 18%"
              max={960}
              priority
              resolveImage={resolveImage}
            />
          </div>
        ) : (
          <div className={styles.seal}>
            <Seal character={name.seal} lang={name.shown.lang} size="large" tone="plate" />
          </div>
        )}
        <div>
          <DisplayName name={name} page={lang} className={styles.name} />
          {tagline && (
            <p className={styles.tagline} {...foreign(tagline, lang)}>
              {tagline.text.replaceAll("\n", " ")}
            </p>
          )}
          <Facts {...props} className={styles.facts} />
        </div>
        <div className={styles.action}>
          <Button href="#contact">
            {labels.homepage.hero.cta}
            <ArrowRightIcon size={20} />
          </Button>
        </div>
      </div>
    </section>
  );
}
