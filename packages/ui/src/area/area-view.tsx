import { Link } from "../components/link-provider/link-provider.tsx";
import { TextLink } from "../components/text-link/text-link.tsx";
import { formatTemplate } from "../format.ts";
import { langAttribute } from "../homepage/homepage-content.ts";
import { ListingCard } from "../homepage/sections/listing-card.tsx";
import { ListingsSource } from "../homepage/sections/listings-source.tsx";
import type { TemplateProps } from "../homepage/template-props.ts";
import * as homes from "../homes/view/homes-results.css.ts";
import type { HomesLabels } from "../labels/homes/homes-labels.ts";
import type { Labels } from "../labels/labels.ts";
import type { ListingLabels } from "../labels/listing/listing-labels.ts";
import { type PropertyKind, propertyKinds } from "../listing/listing-content.ts";
import { cardLayout } from "../listing/sections/card-layout.ts";
import { hasRows } from "../listing/sections/listing-section.tsx";
import { visuallyHidden, wrap } from "../styles/layout.css.ts";
import type { AreaContent } from "./area-content.ts";
import * as css from "./area-view.css.ts";

/** The labels that the page of a city shows. */
export type AreaLabels = {
  homes: Pick<HomesLabels, "area" | "results">;
  homepage: Pick<Labels["homepage"], "listings">;
  listing: Pick<ListingLabels, "types">;
};

export type AreaProps = Pick<TemplateProps, "resolveImage"> & {
  content: AreaContent;
  labels: AreaLabels;
  formats: Pick<TemplateProps["formats"], "money" | "number" | "area" | "date" | "dateTime">;
  links: Pick<TemplateProps["links"], "listing"> & {
    /** URL of this page for a city, a kind and a page, from 1. */
    area: (slug: string, kind: PropertyKind, page: number) => string;
    /** URL of the agent's own homes. */
    homes: string;
  };
};

/** The homes of a city, also of other brokers, in the frame of an agent. Only links, so it needs no script. */
export function AreaView(props: AreaProps) {
  const { content, labels, formats, links, resolveImage } = props;
  const { cities, kind, total, first, items, template, lang, name } = content;
  const text = labels.homes.area;
  const city = cities.find(({ isCurrent }) => isCurrent);
  if (!city) return null;
  const [before, after] = text.title.split("{city}");
  return (
    <div className={homes.root} data-template={template}>
      <div className={wrap}>
        <h1 className={homes.title}>
          {before}
          <span {...langAttribute(city.displayName, lang)}>{city.displayName.text}</span>
          {after}
        </h1>
        <p className={css.lead}>
          {formatTemplate(text.lead, { mls: content.system, name: name.displayName.text })}
        </p>
        <nav aria-label={text.cities}>
          <ul className={css.chips}>
            {cities.map(({ slug, displayName, isCurrent }) => (
              <li key={slug}>
                <Link
                  className={css.chip}
                  href={links.area(slug, kind, 1)}
                  aria-current={isCurrent ? "page" : undefined}
                  {...langAttribute(displayName, lang)}
                >
                  {displayName.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={text.kinds}>
          <ul className={css.chips}>
            {propertyKinds.map((one) => (
              <li key={one}>
                <Link
                  className={css.chip}
                  href={links.area(city.slug, one, 1)}
                  aria-current={one === kind ? "true" : undefined}
                >
                  {labels.listing.types[one]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {items.length > 0 ? (
          <>
            <p className={css.count}>
              {formatTemplate(total === 1 ? text.range.one : text.range.other, {
                first: formats.number(first),
                last: formats.number(first + items.length - 1),
                total: formats.number(total),
              })}
            </p>
            <h2 className={visuallyHidden}>{labels.homes.results}</h2>
            <ul className={hasRows(content) ? homes.rows : homes.cards}>
              {items.map((listing) => (
                <ListingCard
                  key={listing.key}
                  listing={listing}
                  {...cardLayout(content)}
                  {...{ labels, formats, links, resolveImage }}
                />
              ))}
            </ul>
          </>
        ) : (
          <p className={css.none}>{text.none}</p>
        )}
        <Pages {...props} city={city.slug} />
        <p className={css.own}>
          <TextLink href={links.homes}>
            {formatTemplate(text.own, { name: name.displayName.text })}
          </TextLink>
        </p>
        <ListingsSource {...{ content, labels, formats }} isOpen />
      </div>
    </div>
  );
}

/** Previous and next page; the one that does not exist stays in its place. */
function Pages({ content, labels, formats, links, city }: AreaProps & { city: string }) {
  const { page, pageCount, kind } = content;
  const text = labels.homes.area;
  if (pageCount === 1) return null;
  return (
    <nav className={css.pages} aria-label={text.pages}>
      <Step
        href={page > 1 ? links.area(city, kind, page - 1) : null}
        rel="prev"
        label={text.previous}
      />
      <span>
        {formatTemplate(text.page, { n: formats.number(page), total: formats.number(pageCount) })}
      </span>
      <Step
        href={page < pageCount ? links.area(city, kind, page + 1) : null}
        rel="next"
        label={text.next}
      />
    </nav>
  );
}

interface StepProps {
  href: string | null;
  rel: "prev" | "next";
  label: string;
}

function Step({ href, rel, label }: StepProps) {
  if (href !== null)
    return (
      <Link className={css.step} href={href} rel={rel}>
        {label}
      </Link>
    );
  return (
    // An <a> without href has no link role.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span className={css.step} role="link" aria-disabled="true">
      {label}
    </span>
  );
}
