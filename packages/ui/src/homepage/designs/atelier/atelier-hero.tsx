import {
  DisplayName,
  Facts,
  HeroAction,
  HeroPortrait,
  Tagline,
} from "../../sections/hero-parts.tsx";
import { hasListings } from "../../homepage-content.ts";
import type { TemplateProps } from "../../template-props.ts";
import { heroImage } from "./hero-image.ts";
import * as styles from "./atelier-hero.css.ts";

type Anchor = { id: string; label: string };

/** Up to four anchors, in the order of the sections. The button leads to the form. */
function anchorsOf({ content, labels }: Pick<TemplateProps, "content" | "labels">): Anchor[] {
  const { nav } = labels.homepage;
  const questions = content.sections.find(({ type }) => type === "faq");
  return [
    ...(questions ? [{ id: questions.id, label: nav.questions }] : []),
    ...(content.texts.some(({ id }) => id === "about") ? [{ id: "about", label: nav.about }] : []),
    ...(content.regions.length > 0 ? [{ id: "regions", label: nav.regions }] : []),
    ...(hasListings(content) ? [{ id: "listings", label: nav.listings }] : []),
  ];
}

/** Name and tagline on the sheet; portrait, facts, anchors and button in the color column. */
export function AtelierHero(props: TemplateProps) {
  const { content, labels } = props;
  const { name, lang } = content;
  return (
    <section id="hero" className={styles.root}>
      <div className={styles.title}>
        <DisplayName name={name} page={lang} className={styles.name} tracking={-0.06} />
        <Tagline {...props} className={styles.tagline} />
      </div>
      <div className={styles.column}>
        <div className={styles.block}>
          <HeroPortrait
            {...props}
            sizes={heroImage.sizes}
            ratio={[256, 330]}
            max={heroImage.maxWidth}
            className={styles.portrait}
            monogram={styles.monogram}
          />
          <div className={styles.details}>
            <Facts {...props} withPhone className={styles.facts} />
            <nav className={styles.anchors} aria-label={labels.homepage.nav.label}>
              {anchorsOf(props).map(({ id, label }) => (
                <a key={id} className={styles.anchor} href={`#${id}`}>
                  {label}
                </a>
              ))}
            </nav>
            <HeroAction {...props} className={styles.action} />
          </div>
        </div>
      </div>
    </section>
  );
}
