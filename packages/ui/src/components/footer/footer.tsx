import type { ReactNode } from "react";
import type { FooterLabels } from "../../labels/labels.ts";
import type { ProviderFacts } from "../../legal/legal-facts.ts";
import { legalLines, unknownProvider } from "../../legal/legal-lines.ts";
import { LegalProse } from "../../legal/legal-prose.tsx";
import { fillProvider } from "../../legal/platform-lines.ts";
import { fill } from "../../private/fill.ts";
import { wrap } from "../../styles/layout.css.ts";
import { EqualHousingIcon } from "../icon/icons.ts";
import * as css from "./footer.css.ts";

export interface FooterProps {
  /** The logo, leading home. */
  logo: ReactNode;
  /** `labelsFor(locale).footer` */
  labels: FooterLabels;
  /** Addresses of its pages; of the privacy choices only where there is something to choose. */
  links: Readonly<
    Record<"process" | "terms" | "privacy" | "nmls", string> & { choices?: string | undefined }
  >;
  /** Of the copyright: the footer reads no clock. */
  year: number;
  /** The company behind the platform; placeholders show without it. */
  provider?: ProviderFacts;
}

const order = ["process", "terms", "privacy", "choices", "nmls"] as const;

/** The platform's footer: licence and lender disclaimers, housing marks, terms. Renders a `<footer>`. */
export function Footer({ logo, labels, links, year, provider = unknownProvider }: FooterProps) {
  const { who, statements, marks } = legalLines({ role: "lender", provider, words: labels });
  return (
    <footer className={css.footer}>
      <div className={wrap}>
        <div className={css.top}>
          {logo}
          <nav className={css.links} aria-label={labels.label}>
            {order.map(
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
          {[who, statements].map((lines) => (
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
          <LegalProse text={fillProvider(fill(labels.copyright, { year }), provider, labels)} />
        </p>
      </div>
    </footer>
  );
}
