import type { TemplateProps } from "../template-props.ts";
import { LanguageNote, PlainText } from "./plain-text.tsx";

export type AboutSectionProps = Pick<TemplateProps, "content" | "labels"> & {
  className: string;
  classes: { inner: string; heading: string; text: string };
};

/** Text about the agent, in the page's language or a fallback. */
export function AboutSection({ content, labels, className, classes }: AboutSectionProps) {
  const { about, lang } = content;
  if (!about) return null;
  return (
    <section id="about" className={className} aria-labelledby="about-title">
      <div className={classes.inner}>
        <h2 id="about-title" className={classes.heading}>
          {labels.homepage.about.title}
        </h2>
        <div>
          <LanguageNote text={about} page={lang} labels={labels.homepage} />
          <PlainText text={about} page={lang} className={classes.text} />
        </div>
      </div>
    </section>
  );
}
