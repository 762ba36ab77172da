import { Link } from "../../components/link-provider/link-provider.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { classNames, formatTemplate } from "../../format.ts";
import { ListingCard } from "../../homepage/sections/listing-card.tsx";
import { ListingTabs } from "../../homepage/sections/listing-tabs.tsx";
import { ListingsSource } from "../../homepage/sections/listings-source.tsx";
import { MapConsent } from "../../homes-map/map-consent.tsx";
import { cardLayout } from "../../listing/sections/card-layout.ts";
import { hasRows } from "../../listing/sections/listing-section.tsx";
import { visuallyHidden, wrap } from "../../styles/layout.css.ts";
import type { HomesMapContent } from "../homes-content.ts";
import type { HomesProps } from "../homes-props.ts";
import { maxMapHomes } from "../map/read-homes-map.ts";
import { homesPerPage, queryOfType } from "../prepare-homes.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { countText } from "./filter-text.ts";
import { HomesFilter } from "./homes-filter.tsx";
import * as mapView from "./homes-map-view.css.ts";
import { HomesPlanView } from "./homes-plan-view.tsx";
import * as css from "./homes-results.css.ts";
import { HomesTitle } from "./homes-title.tsx";
import { NoHomes } from "./no-homes.tsx";
import * as viewSwitch from "./view-switch.css.ts";

export type { HomesPageLabels, HomesProps } from "../homes-props.ts";

/**
 * All homes of an agent with filters, order and pages. Only links and a form, so it is complete without
 * JavaScript.
 */
export function HomesView(props: HomesProps) {
  const { content, labels, formats, links } = props;
  const { query, tabs, template, total, pageCount } = content;
  const text = labels.homes;
  const count = countText(total, props);
  const { page } = query;
  return (
    <div className={css.root} data-template={template}>
      <div className={wrap}>
        <HomesTitle content={content} labels={labels} />
        {content.all > 0 && (
          <>
            <ListingTabs
              tabs={tabs}
              labels={labels}
              formats={formats}
              links={{ listings: (type) => links.homes(queryOfType(query, type)) }}
            />
            <HomesFilter {...props} />
            <ActiveFilters {...props} />
            <div className={css.bar}>
              <output className={css.count}>
                {pageCount > 1
                  ? formatTemplate(text.page, {
                      count,
                      n: formats.number(page),
                      total: formats.number(pageCount),
                    })
                  : count}
              </output>
              <ViewSwitch {...props} />
            </div>
          </>
        )}
        {total > 0 ? <Results {...props} /> : <NoHomes {...props} />}
        <Pagination
          className={css.pages}
          labels={labels.pagination}
          page={page}
          pageCount={pageCount}
          getHref={(next) => links.homes({ ...query, page: next })}
          formatNumber={formats.number}
        />
        {links.areas && links.areas.length > 0 && (
          <ul className={css.areas}>
            {links.areas.map(({ city, href }) => (
              <li key={href}>
                <TextLink href={href}>{formatTemplate(text.area.all, { city })}</TextLink>
              </li>
            ))}
          </ul>
        )}
        {content.all > 0 && <ListingsSource {...{ content, labels, formats }} />}
      </div>
    </div>
  );
}

function Results(props: HomesProps) {
  // The map's server is for the map only.
  const { content, mapTiles: _tiles, ...page } = props;
  const { map, query } = content;
  const inRows = hasRows(content);
  const layout = cardLayout(content);
  const List = map ? "ol" : "ul";
  const first = (query.page - 1) * homesPerPage;
  const list = (
    <section className={map ? css.nextToMap : undefined} aria-labelledby="homes-results">
      <h2 id="homes-results" className={visuallyHidden}>
        {page.labels.homes.results}
      </h2>
      <List
        className={classNames(inRows ? css.rows : css.cards, map && css.numbered)}
        // The numbers on the map.
        {...(map && { start: first + 1, style: { counterReset: `home ${first}` } })}
      >
        {content.items.map((listing) => (
          <ListingCard key={listing.key} listing={listing} {...layout} {...page} />
        ))}
      </List>
    </section>
  );
  if (!map) return list;
  return (
    <div className={css.split}>
      <HomesMapView {...props} map={map} />
      {list}
    </div>
  );
}

const views = ["list", "map"] as const;

/** List and map as links, with the same filters and page. */
function ViewSwitch({ content, labels, links }: HomesProps) {
  const { query } = content;
  const text = labels.homes.view;
  return (
    <nav aria-label={text.label}>
      <ul className={viewSwitch.root}>
        {views.map((view) => (
          <li key={view}>
            <Link
              className={viewSwitch.view}
              href={links.homes({ ...query, view })}
              aria-current={view === query.view ? "true" : undefined}
            >
              {text[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The map of the results: a drawing that needs no script, which a map of a server of tiles can replace. */
function HomesMapView({ map, ...props }: HomesProps & { map: HomesMapContent }) {
  const { labels, mapTiles } = props;
  const { plan, homes, hidden, isCut } = map;
  const text = labels.homes.map;
  return (
    <section className={mapView.root} aria-labelledby="homes-map">
      <h2 id="homes-map" className={visuallyHidden}>
        {text.title}
      </h2>
      {plan && <HomesPlanView {...props} plan={plan} homes={homes} />}
      {plan && mapTiles && <MapConsent tiles={mapTiles} labels={labels.listing.map} />}
      {hidden > 0 && (
        <p className={mapView.note}>
          {formatTemplate(text.hidden, { count: countText(hidden, props) })}
        </p>
      )}
      {isCut && (
        <p className={mapView.note}>
          {formatTemplate(text.cut, { count: countText(maxMapHomes, props) })}
        </p>
      )}
    </section>
  );
}
