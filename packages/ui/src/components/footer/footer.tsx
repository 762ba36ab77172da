import type { ReactNode } from "react";
import type { FooterLabels } from "../../labels/labels.ts";
import type { ProviderFacts } from "../../legal/legal-facts.ts";
import { legalLines, unknownProvider, formatProviderText } from "../../legal/legal-lines.ts";
import { LegalProse } from "../../legal/legal-prose.tsx";
import { formatTemplate } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import { EqualHousingIcon } from "../icons/icons.ts";
import * as css from "./footer.css.ts";

export interface FooterProps {
  /** Logo that links to the landing page. */
  logo: ReactNode;
  /** `labelsFor(locale).footer` */
  labels: FooterLabels;
  /** URLs; give `choices` only if privacy choices exist. */
  links: Readonly<
    Record<"process" | "terms" | "privacy" | "nmls", string> & { choices?: string | undefined }
  >;
  /** Copyright year: a prop, so that server and browser render the same. */
  year: number;
  /** Operator of the platform; placeholders by default. */
  provider?: ProviderFacts;
}

const linkOrder = ["process", "terms", "privacy", "choices", "nmls"] as const;

/** Platform footer: license and lender disclaimers, housing marks, terms. Renders a `<footer>` element. */
export function Footer({ logo, labels, links, year, provider = unknownProvider }: FooterProps) {
  const { identity, statements, marks } = legalLines({ role: "lender", provider, labels });
  return (
    <footer className={css.footer}>
      <div className={wrap}>
        <div className={css.top}>
          {logo}
          <nav className={css.links} aria-label={labels.label}>
            {linkOrder.map(
              (page) =>
                links[page] && (
                  <a key={page} href={links[page]}>
                    {labels[page]}
                  </a>
                ),
            )}
          </nav>
        </div>
        <div className={css.legal}>
          {[identity, statements].map((lines) => (
            <div key={lines[0]?.id} className={css.lines}>
              {lines.map((line) => (
                <p key={line.id}>
                  <LegalProse text={line.text} />
                </p>
              ))}
            </div>
          ))}
          <div className={css.marks}>
            {marks.map((mark) => (
              <span key={mark.id} className={css.mark}>
                <EqualHousingIcon size={34} />
                {mark.text}
              </span>
            ))}
          </div>
        </div>
        <p className={css.copyright}>
          <LegalProse
            text={formatProviderText(formatTemplate(labels.copyright, { year }), provider, labels)}
          />
        </p>
      </div>
    </footer>
  );
}
