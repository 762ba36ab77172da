import { LegalBlockText } from "./legal-block-text.tsx";
import type { LegalDocument } from "./legal-document.ts";
import { LegalProse } from "@realtor/ui/legal-prose";
import * as css from "./legal.css.ts";

/** Heading levels of sections and of the notices inside them. */
const levels = {
  h2: { section: "h2", notice: "h3" },
  h3: { section: "h3", notice: "h4" },
} as const;

interface LegalTextProps {
  document: LegalDocument;
  /** Prefix of the section ids, where a page has several texts. */
  idPrefix?: string;
  /** Level of the sections' headings. */
  heading: keyof typeof levels;
}

/** One legal text: a table of contents and the sections, each with an id. */
export function LegalText({ document, idPrefix = "", heading }: LegalTextProps) {
  const { section: Heading, notice } = levels[heading];
  const sections = document.sections.map((section) => ({ ...section, id: idPrefix + section.id }));
  const contentsId = `${idPrefix}contents`;
  return (
    <div className={css.columns}>
      <nav className={css.contents} aria-labelledby={contentsId}>
        <Heading id={contentsId} className={css.contentsTitle}>
          {document.contents}
        </Heading>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className={css.contentsLink} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.article}>
        <p className={css.lead}>
          <LegalProse text={document.lead} />
        </p>
        {sections.map(({ id, title, body }) => (
          <section key={id} className={css.section} aria-labelledby={id}>
            <Heading id={id} className={css.sectionTitle}>
              {title}
            </Heading>
            {body.map((block, index) => (
              // The text is constant, so the index is a stable key.
              <LegalBlockText key={index} block={block} heading={notice} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
