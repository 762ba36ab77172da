import { Monogram } from "../../../components/monogram/monogram.tsx";
import { classNames } from "../../../format.ts";
import { LegalProse } from "../../../legal/legal-prose.tsx";
import { wrap } from "../../../styles/layout.css.ts";
import { useMark } from "../../field-marks.ts";
import { FooterLinks, LegalMarks, LegalStatements } from "../../sections/homepage-footer.tsx";
import { PageLogo } from "../../sections/page-logo.tsx";
import type { TemplateProps } from "../../template-props.ts";
import * as styles from "./editorial-footer.css.ts";

/** Identity lines by the label that they have in the table. */
const tableLines = {
  brokerage: ["brokerage", "brokerage.license", "brokerage.address", "brokerage.phone"],
  license: ["license"],
} as const;

type ColophonProps = Pick<TemplateProps, "content" | "labels">;

/** Names and licenses that the law requires: the responsible ones large, the others in a ruled table. */
function Colophon({ content, labels }: ColophonProps) {
  const mark = useMark();
  const { identity } = content.legal;
  const rows = (["brokerage", "license"] as const)
    .map((key) => ({
      label: labels.homepage.hero[key],
      lines: identity.filter(
        ({ id, strong }) => !strong && (tableLines[key] as readonly string[]).includes(id),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
  const inTable = new Set(rows.flatMap(({ lines }) => lines));
  return (
    <div className={styles.colophon}>
      {identity.map(
        (line) =>
          line.strong && (
            <p
              key={line.id}
              className={styles.colophonName}
              lang={line.lang}
              {...mark("identity", line.id)}
            >
              <LegalProse text={line.text} keepsTerms />
            </p>
          ),
      )}
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, lines }) => (
            <div key={label} className={styles.colophonRow}>
              <dt>{label}</dt>
              {lines.map((line) => (
                <dd
                  key={line.text}
                  className={styles.colophonValue}
                  lang={line.lang}
                  {...mark("identity", line.id)}
                >
                  <LegalProse text={line.text} keepsTerms />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {identity.map(
        (line) =>
          !line.strong &&
          !inTable.has(line) && (
            <p key={line.id} className={styles.colophonNote} lang={line.lang}>
              <LegalProse text={line.text} keepsTerms />
            </p>
          ),
      )}
    </div>
  );
}

/** Monogram, names and licenses, and the statements. */
export function Footer(props: TemplateProps) {
  const { name } = props.content;
  return (
    <footer id="footer" className={styles.footer}>
      <div className={classNames(wrap, styles.footerInner)}>
        <div className={styles.footerMark}>
          <Monogram
            character={name.monogram}
            lang={name.displayName.lang}
            className={styles.monogram}
          />
          <PageLogo content={props.content} size={48} resolveImage={props.resolveImage} />
        </div>
        <Colophon {...props} />
        <div className={styles.footerText}>
          <LegalMarks {...props} />
          <LegalStatements {...props} />
          <FooterLinks {...props} />
        </div>
      </div>
    </footer>
  );
}
