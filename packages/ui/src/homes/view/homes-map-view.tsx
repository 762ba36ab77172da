import { formatTemplate } from "../../format.ts";
import { MapConsent } from "../../homes-map/map-consent.tsx";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { HomesMapContent } from "../homes-content.ts";
import type { HomesProps } from "../homes-props.ts";
import { maxMapHomes } from "../map/read-homes-map.ts";
import { countText } from "./filter-text.ts";
import { HomesPlanView } from "./homes-plan-view.tsx";
import * as css from "./homes-map-view.css.ts";

/** The map of the results: a drawing that needs no script, which a map of a server of tiles can replace. */
export function HomesMapView({ map, ...props }: HomesProps & { map: HomesMapContent }) {
  const { labels, mapTiles } = props;
  const { plan, homes, hidden, isCut } = map;
  const text = labels.homes.map;
  return (
    <section className={css.root} aria-labelledby="homes-map">
      <h2 id="homes-map" className={visuallyHidden}>
        {text.title}
      </h2>
      {plan && <HomesPlanView {...props} plan={plan} homes={homes} />}
      {plan && mapTiles && <MapConsent tiles={mapTiles} labels={labels.listing.map} />}
      {hidden > 0 && (
        <p className={css.note}>
          {formatTemplate(text.hidden, { count: countText(hidden, props) })}
        </p>
      )}
      {isCut && (
        <p className={css.note}>
          {formatTemplate(text.cut, { count: countText(maxMapHomes, props) })}
        </p>
      )}
    </section>
  );
}
