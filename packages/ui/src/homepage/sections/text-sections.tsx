import type { ComponentType } from "react";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import { LanguageNote, PlainText, type PlainTextProps } from "./plain-text.tsx";

type AsideProps = Pick<TemplateProps, "content" | "labels" | "resolveImage">;

export type TextSectionsProps = AsideProps & {
  className: string;
  classes: { inner?: string; heading: string; text: string };
  /** Renders a text; `PlainText` by default. */
  Body?: ComponentType<PlainTextProps>;
  /** After the text about the agent. */
  AboutAside?: ComponentType<AsideProps>;
};

/** The sections with one text of the agent, each in the page's language or a fallback. */
export function TextSections({
  className,
  classes,
  Body = PlainText,
  AboutAside,
  ...shared
}: TextSectionsProps) {
  const mark = useMark();
  const { content, labels } = shared;
  return content.texts.map(({ id, title, text }) => {
    const headingId = `${id}-title`;
    return (
      <section key={id} id={id} className={className} aria-labelledby={headingId}>
        <div className={classes.inner}>
          <h2 id={headingId} className={classes.heading}>
            {title}
          </h2>
          <div>
            <LanguageNote text={text} page={content.lang} labels={labels.homepage} />
            <Body {...mark(id)} text={text} page={content.lang} className={classes.text} />
          </div>
          {id === "about" && AboutAside && <AboutAside {...shared} />}
        </div>
      </section>
    );
  });
}
