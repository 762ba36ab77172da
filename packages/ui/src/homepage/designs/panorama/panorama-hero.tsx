import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { panoramaName } from "../../../styles/panorama-name.ts";
import { useMark } from "../../field-marks.ts";
import { estimateLine } from "../../name-layout.ts";
import { FramedPhoto } from "../../sections/framed-photo.tsx";
import {
  DisplayName,
  Facts,
  HeroAction,
  HeroPortrait,
  Tagline,
} from "../../sections/hero-parts.tsx";
import { frame } from "../../sections/section.css.ts";
import type { TemplateProps } from "../../template-props.ts";
import { colorPlane } from "../design.css.ts";
import { heroImage } from "./hero-image.ts";
import { cropStyle, nameOnPhotoClass } from "./name-on-photo.ts";
import { cropped } from "./name-on-photo.css.ts";
import * as styles from "./panorama-hero.css.ts";

/** Widest Korean name with room for the tagline next to it, in em. */
const shortName = 3;

/** Wide photo with the agent's name across its lower edge, on a plate in the main color. */
export function PanoramaHero(props: TemplateProps) {
  const mark = useMark();
  const { name, cover, nameOnCover, tagline, lang, darkHero } = props.content;
  const { text, lang: nameLang } = name.displayName;
  const { tracking } = panoramaName[nameLang];
  const isSideBySide =
    tagline && !name.firm && nameLang === "ko" && estimateLine(text, tracking) <= shortName;
  return (
    <section
      id="hero"
      data-scheme="hero"
      className={classNames(styles.root, nameOnPhotoClass(nameOnCover, darkHero))}
    >
      {cover ? (
        <div
          className={classNames(frame, cropped, styles.cover)}
          style={cropStyle(nameOnCover, cover.focus)}
          {...mark("photo-top")}
        >
          <FramedPhoto
            photo={{ ...cover, focus: null }}
            alt=""
            sizes={heroImage.sizes}
            ratio={[1440, 596]}
            priority
            resolveImage={props.resolveImage}
          />
        </div>
      ) : (
        <div className={styles.plane}>
          <div className={wrap}>
            <HeroPortrait
              {...props}
              sizes="(max-width: 760px) 200px, 312px"
              ratio={[312, 390]}
              max={960}
              className={styles.portrait}
              monogram={styles.monogram}
            />
          </div>
        </div>
      )}
      <div className={classNames(styles.plate, darkHero ? styles.darkPlate : colorPlane)}>
        <div className={wrap}>
          <div className={classNames(styles.plateGrid, isSideBySide && styles.sideBySide)}>
            <DisplayName name={name} page={lang} className={styles.name} tracking={tracking} />
            <Tagline {...props} className={styles.tagline} />
            <Facts {...props} className={styles.facts} />
            <HeroAction {...props} className={styles.action} />
          </div>
        </div>
      </div>
    </section>
  );
}
