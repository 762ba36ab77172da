import { CloseIcon } from "../../components/icons/page-icons.ts";
import { ListingCard } from "../../homepage/sections/listing-card.tsx";
import { mapHomeAttributes } from "../../homes-map/read-map-homes.ts";
import type { MapHomeItem } from "../homes-content.ts";
import type { HomesProps } from "../homes-props.ts";
import { homeLinkText } from "./home-link-text.ts";
import * as css from "./map-popover.css.ts";

interface HomeCardProps extends HomesProps {
  home: MapHomeItem;
}

/** What a map with tiles reads of a home. */
export function readMapAttributes(
  home: MapHomeItem,
  { labels, formats }: Pick<HomesProps, "labels" | "formats">,
) {
  const { place, price } = home;
  const label = price === null ? labels.homepage.listings.priceOnRequest : formats.money(price);
  return mapHomeAttributes({ ...place, label });
}

/** The card of a home on the map, as a popover. With tiles it has what the map needs of the home. */
export function HomeCard({ home, mapTiles, ...props }: HomeCardProps) {
  const { labels, formats, links, resolveImage } = props;
  const id = `home-${home.number}`;
  const name = homeLinkText(home);
  return (
    <dialog
      id={id}
      popover="auto"
      className={css.root}
      aria-label={name}
      {...(mapTiles && readMapAttributes(home, props))}
    >
      <ul>
        <ListingCard
          listing={home}
          classes={css.card}
          sizes="132px"
          ratio={[4, 3]}
          maxWidth={480}
          {...{ labels, formats, links, resolveImage }}
        />
      </ul>
      <button
        type="button"
        className={css.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={labels.homes.map.close}
      >
        <CloseIcon size={20} />
      </button>
    </dialog>
  );
}
