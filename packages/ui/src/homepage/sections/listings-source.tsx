import { formatTemplate } from "../../format.ts";
import type { HomepageLabels } from "../../labels/labels.ts";
import type { LegalLine } from "../../legal/legal-facts.ts";
import { LegalProse } from "../../legal/legal-prose.tsx";
import type { Formats } from "../template-props.ts";
import * as styles from "./listings-section.css.ts";

interface ListingsSourceProps {
  content: { legal: { listings: LegalLine[] } };
  labels: { homepage: { listings: Pick<HomepageLabels["listings"], "notices"> } };
  formats: Pick<Formats, "dateTime">;
  /** The notices are not collapsed at first. */
  isOpen?: boolean;
}

/** Date and source of the listings; the notices of the listing services can be collapsed. */
export function ListingsSource({ content, labels, formats, isOpen = false }: ListingsSourceProps) {
  const isNotice = ({ id }: LegalLine) => /^listings\.(crmls|fmls|source)/.test(id);
  const { listings } = content.legal;
  const notices = listings.filter(isNotice);
  const show = (line: LegalLine) => (
    <p key={line.id} lang={line.lang}>
      <LegalProse
        text={
          line.time === undefined
            ? line.text
            : formatTemplate(line.text, { time: formats.dateTime(line.time, line.lang) })
        }
      />
    </p>
  );
  return (
    <div className={styles.source}>
      {listings.filter((line) => !isNotice(line)).map(show)}
      {notices.length > 0 && (
        <details className={styles.notices} open={isOpen}>
          <summary>{labels.homepage.listings.notices}</summary>
          {notices.map(show)}
        </details>
      )}
    </div>
  );
}
