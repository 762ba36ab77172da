import { formatTemplate } from "../../format.ts";
import { LegalProse } from "../../legal/legal-prose.tsx";
import type { LegalLine } from "../../legal/legal-facts.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./listing-end.css.ts";

type AttributionProps = Pick<ListingProps, "content" | "labels" | "formats">;

/** The broker of the listing with license and number, as large as its description, next to price and facts. */
export function ListedBy({ content, labels }: Pick<AttributionProps, "content" | "labels">) {
  const { listedBy, phone } = content.attribution;
  const text = [listedBy, phone].filter(Boolean).join(", ");
  return (
    text && (
      <p className={css.listedBy}>
        <LegalProse text={formatTemplate(labels.homepage.listings.broker, { name: text })} />
      </p>
    )
  );
}

/** Number, source and age of the listing, with the notices of its listing service. */
export function Attribution({ content, labels, formats }: AttributionProps) {
  const { source } = labels.listing;
  const { mlsNumber, system, asOf, notices } = content.attribution;
  const rows = [
    { name: source.mls, text: mlsNumber, lang: "en" },
    { name: source.system, text: system, lang: "en" },
    { name: source.updated, text: `${formats.dateTime(asOf)} ${formats.timeZone(asOf)}` },
  ];
  const isAsOf = ({ id }: LegalLine) => id === "listings.asOf";
  return (
    <section className={css.source} aria-label={source.label}>
      <div className={wrap}>
        <div className={css.sourceGrid}>
          <dl className={css.facts}>
            {rows.map(
              ({ name, text, lang }) =>
                text && [
                  <dt key={name}>{name}</dt>,
                  <dd key={`${name} value`} lang={lang}>
                    <LegalProse text={text} />
                  </dd>,
                ],
            )}
          </dl>
          <details className={css.notices} open>
            <summary>{source.notices}</summary>
            {notices
              .filter((line) => !isAsOf(line))
              .map((line) => (
                <p key={line.id} lang={line.lang}>
                  <LegalProse
                    text={
                      line.time === undefined
                        ? line.text
                        : formatTemplate(line.text, {
                            time: formats.dateTime(line.time, line.lang),
                          })
                    }
                  />
                </p>
              ))}
          </details>
        </div>
      </div>
    </section>
  );
}
