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

/** The card of a home on the map, as a popover. With tiles it has what the map needs of the home. */
export function HomeCard({ home, mapTiles, ...props }: HomeCardProps) {
  const { labels, formats, links, resolveImage } = props;
  const { place, price, number } = home;
  const id = `home-${number}`;
  const name = homeLinkText(home);
  return (
    <dialog
      id={id}
      popover="auto"
      className={css.root}
      aria-label={name}
      {...(mapTiles &&
        mapHomeAttributes({
          ...place,
          label: price === null ? labels.homepage.listings.priceOnRequest : formats.money(price),
          name,
        }))}
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
