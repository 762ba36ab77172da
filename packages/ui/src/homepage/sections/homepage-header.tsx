import type { ReactNode } from "react";
import { ArrowLeftIcon } from "../../components/icons/page-icons.ts";
import { Monogram } from "../../components/monogram/monogram.tsx";
import { SkipLink } from "../../components/skip-link/skip-link.tsx";
import type { Labels } from "../../labels/labels.ts";
import { wrap } from "../../styles/layout.css.ts";
import { classNames } from "../../format.ts";
import { hasListings, type HomepageContent, langAttribute } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";
import * as styles from "./homepage-header.css.ts";

type Anchor = { id: string; label: string };

export type HomepageHeaderProps = {
  content: Pick<HomepageContent, "name" | "lang">;
  labels: Pick<Labels, "common"> & { homepage: Pick<Labels["homepage"], "nav"> };
  links: Pick<TemplateProps["links"], "home">;
  slots: Pick<TemplateProps["slots"], "languageMenu">;
  /** From `anchorsOf`; empty on pages without links to sections of the homepage. */
  anchors: Anchor[];
  /** URL of the page with the anchors, if it is another one. */
  anchorsPage?: string;
  /** Link next to the name, from 1101 px. */
  back?: { href: string; text: string };
  /** The hero, if the header contains it. */
  children?: ReactNode;
};

/** Returns anchors to the sections of a homepage. */
export function anchorsOf(
  {
    template,
    texts,
    listings,
    regions,
    sections,
  }: Pick<HomepageContent, "template" | "texts" | "listings" | "regions" | "sections">,
  { nav }: Pick<Labels["homepage"], "nav">,
): Anchor[] {
  const team = template === "brokerage" && sections.find(({ type }) => type === "team");
  return [
    ...(team ? [{ id: team.id, label: nav.team }] : []),
    ...(texts.some(({ id }) => id === "about") ? [{ id: "about", label: nav.about }] : []),
    ...(hasListings({ listings }) ? [{ id: "listings", label: nav.listings }] : []),
    ...(regions.length > 0 ? [{ id: "regions", label: nav.regions }] : []),
    { id: "contact", label: nav.contact },
  ];
}

/**
 * Monogram, name, anchors and language menu, overlaid on the hero in its scheme. The anchors are hidden
 * up to 1100 px.
 */
export function HomepageHeader({
  content,
  labels,
  slots,
  links,
  anchors,
  anchorsPage = "",
  back,
  children,
}: HomepageHeaderProps) {
  const { nav } = labels.homepage;
  const { name } = content;
  return (
    <header className={styles.root} data-scheme="hero">
      <SkipLink>{labels.common.skip}</SkipLink>
      <div className={classNames(wrap, styles.bar)}>
        <Link
          className={styles.identity}
          href={links.home}
          {...langAttribute(name.displayName, content.lang)}
        >
          <Monogram character={name.monogram} lang={name.displayName.lang} />
          <span className={styles.name}>
            {name.firm ? (
              <>
                <span className={styles.line}>{name.displayName.text}</span>{" "}
                <span className={styles.line} lang={name.firm.lang}>
                  {name.firm.text}
                </span>
              </>
            ) : (
              name.displayName.text
            )}
          </span>
        </Link>
        {back && (
          <Link className={styles.back} href={back.href}>
            <ArrowLeftIcon size={18} />
            {back.text}
          </Link>
        )}
        <div className={styles.side}>
          {anchors.length > 0 && (
            <nav aria-label={nav.label} className={styles.anchors}>
              {anchors.map(({ id, label }) => (
                <a key={id} className={styles.anchor} href={`${anchorsPage}#${id}`}>
                  {label}
                </a>
              ))}
            </nav>
          )}
          <div className={styles.language}>{slots.languageMenu}</div>
        </div>
      </div>
      {children}
    </header>
  );
}
