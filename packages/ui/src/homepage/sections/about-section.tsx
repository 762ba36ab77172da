import type { ComponentType } from "react";
import type { TemplateProps } from "../template-props.ts";
import { LanguageNote, PlainText } from "./plain-text.tsx";

type AboutProps = Pick<TemplateProps, "content" | "labels" | "resolveImage">;

export type AboutSectionProps = AboutProps & {
  className: string;
  classes: { inner: string; heading: string; text: string };
  /** After the text. */
  Aside?: ComponentType<AboutProps>;
};

/** Text about the agent, in the page's language or a fallback. */
export function AboutSection({ className, classes, Aside, ...shared }: AboutSectionProps) {
  const { content, labels } = shared;
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
        {Aside && <Aside {...shared} />}
      </div>
    </section>
  );
}
