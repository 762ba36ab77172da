import type { ComponentProps, ReactNode } from "react";
import type { FooterLabels } from "../../labels/labels.ts";
import type { ProviderFacts } from "../../legal/legal-facts.ts";
import { legalLines, unknownProvider, formatProviderText } from "../../legal/legal-lines.ts";
import { LegalProse } from "../../legal/legal-prose.tsx";
import { classNames, formatTemplate } from "../../format.ts";
import { wrap } from "../../styles/layout.css.ts";
import { EqualHousingIcon } from "../icons/icons.ts";
import { Link } from "../link-provider/link-provider.tsx";
import * as css from "./footer.css.ts";

export interface FooterLink {
  href: string;
  label: string;
}

export interface FooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Logo that links to the landing page. */
  logo: ReactNode;
  /** `labelsFor(locale).footer` */
  labels: FooterLabels;
  links: readonly FooterLink[];
  /** Copyright year: a prop, so that server and browser render the same. */
  year: number;
  /** Operator of the platform; lines with a fact that is unknown are left out. */
  provider?: ProviderFacts;
}

/** Platform footer: license and lender disclaimers, housing marks, terms. Renders a `<footer>` element. */
export function Footer(props: FooterProps) {
  const { logo, labels, links, year, provider = unknownProvider, className, ...root } = props;
  const { identity, statements, marks } = legalLines({ role: "lender", provider, labels });
  const copyright = formatProviderText(formatTemplate(labels.copyright, { year }), provider);
  return (
    <footer {...root} className={classNames(css.footer, className)}>
      <div className={wrap}>
        <div className={css.top}>
          {logo}
          <nav className={css.links} aria-label={labels.label}>
            {links.map(({ href, label }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
        <div className={css.legal}>
          {[identity, statements].map(
            (lines) =>
              lines.length > 0 && (
                <div key={lines[0]?.id} className={css.lines}>
                  {lines.map((line) => (
                    <p key={line.id}>
                      <LegalProse text={line.text} keepsTerms />
                    </p>
                  ))}
                </div>
              ),
          )}
          <div className={css.marks}>
            {marks.map((mark) => (
              <span key={mark.id} className={css.mark}>
                <EqualHousingIcon size={34} />
                <span>
                  <LegalProse text={mark.text} keepsTerms />
                </span>
              </span>
            ))}
          </div>
        </div>
        {copyright && (
          <p className={css.copyright}>
            <LegalProse text={copyright} keepsTerms />
          </p>
        )}
      </div>
    </footer>
  );
}
