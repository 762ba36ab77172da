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
import * as styles from "./panorama-hero.css.ts";

/** Hero of Panorama: a wide photo with the agent's name below it. */
export function PanoramaHero(props: TemplateProps) {
  const { content, labels, resolveImage } = props;
  const { name, cover, portrait, tagline, lang } = content;
  return (
    <section id="hero" className={styles.root} data-scheme="hero">
      {cover ? (
        <div className={classNames(frame, styles.cover)}>
          <FramedPhoto
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
            <FramedPhoto
              photo={portrait}
              alt={name.displayName.text}
              sizes="(max-width: 760px) 152px, 312px"
              ratio={[312, 400]}
              position="50% 18%"
              max={960}
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
        <div>
          <DisplayName name={name} page={lang} className={styles.name} />
          {tagline && (
            <p className={styles.tagline} {...langAttribute(tagline, lang)}>
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
