import { EqualHousingIcon } from "../../components/icons/icons.ts";
import { classNames } from "../../format.ts";
import { LegalProse } from "../../legal/legal-prose.tsx";
import type { Labels } from "../../labels/labels.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { Mark } from "../field-marks.ts";
import type { HomepageContent } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import { BrokerageLogo } from "./brokerage-logo.tsx";
import { Link } from "../../components/link-provider/link-provider.tsx";
import * as styles from "./homepage-footer.css.ts";

export type HomepageFooterProps = Pick<TemplateProps, "resolveImage"> & {
  labels: {
    footer: Pick<Labels["footer"], "privacy" | "choices">;
    homepage: Pick<Labels["homepage"], "footer">;
  };
  content: Pick<HomepageContent, "legal" | "logo">;
  links: Pick<TemplateProps["links"], "builder" | "buying" | "privacy" | "choices">;
};

/** Legally required names, licenses and statements, and links. */
export function HomepageFooter(props: HomepageFooterProps) {
  const { logo } = props.content;
  return (
    <footer id="footer" className={styles.root}>
      <div className={classNames(wrap, styles.columns)}>
        <div className={styles.identity}>
          {logo && (
            <span className={styles.logo}>
              <BrokerageLogo logo={logo} size={48} resolveImage={props.resolveImage} />
            </span>
          )}
          <LegalIdentity {...props} />
        </div>
        <LegalStatements {...props} />
        <div className={styles.statements}>
          <LegalMarks {...props} />
          <FooterLinks {...props} />
        </div>
      </div>
    </footer>
  );
}

type LegalIdentityProps = Pick<HomepageFooterProps, "content"> & {
  /** On a homepage; not from a hook of this module, which other pages load too. */
  mark?: Mark;
};

/** Name and licenses of the agent and the brokerage. */
export function LegalIdentity({ content, mark }: LegalIdentityProps) {
  return (
    <div>
      {content.legal.identity.map((line, index) => (
        <p
          key={index}
          className={line.strong ? styles.strong : styles.line}
          lang={line.lang}
          {...mark?.("identity", line.id)}
        >
          <LegalProse text={line.text} keepsTerms />
        </p>
      ))}
    </div>
  );
}

export function LegalStatements({ content }: Pick<HomepageFooterProps, "content">) {
  return (
    <div className={styles.statements}>
      {content.legal.statements.map((line) => (
        <p key={line.id} lang={line.lang}>
          <LegalProse text={line.text} keepsTerms />
        </p>
      ))}
    </div>
  );
}

/** Equal Housing Opportunity and the marks of the listing services. */
export function LegalMarks({
  content,
}: {
  content: { legal: Pick<HomepageContent["legal"], "marks"> };
}) {
  return content.legal.marks.map((mark) => (
    <p key={mark.id} className={styles.housing}>
      {mark.id === "equalHousing" && <EqualHousingIcon size={34} />}
      <span>
        <LegalProse text={mark.text} keepsTerms />
      </span>
    </p>
  ));
}

/** Links to the product, the guide to buying a home, the privacy policy and the analytics consent settings. */
export function FooterLinks({ labels, links }: Pick<HomepageFooterProps, "labels" | "links">) {
  return (
    <p>
      <Link className={classNames(styles.link, styles.builder)} href={links.builder}>
        {labels.homepage.footer.built}
      </Link>
      <br />
      {links.buying && (
        <>
          <Link className={styles.link} href={links.buying}>
            {labels.homepage.footer.buying}
          </Link>
          <br />
        </>
      )}
      <Link className={styles.link} href={links.privacy}>
        {labels.footer.privacy}
      </Link>
      {links.choices && (
        <>
          <br />
          <Link className={styles.link} href={links.choices}>
            {labels.footer.choices}
          </Link>
        </>
      )}
    </p>
  );
}
