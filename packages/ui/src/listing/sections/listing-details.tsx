import { wrap } from "../../styles/layout.css.ts";
import { classNames } from "../../format.ts";
import type { ListingProps } from "../listing-props.ts";
import { AllPhotos } from "./all-photos.tsx";
import { BuildingRows, hasBuilding } from "./building-rows.tsx";
import { hasRows, InnerSection, ListingSection } from "./listing-section.tsx";
import { Place } from "./place.tsx";
import { RoomRows } from "./room-rows.tsx";
import * as css from "./section.css.ts";

/** Rooms, building and location. Sections without data are not rendered. */
export function ListingDetails(props: ListingProps) {
  const { content, labels } = props;
  return (
    <>
      {hasRows(content) ? <DetailRows {...props} /> : <DetailColumns {...props} />}
      {content.home.map !== null && (
        <ListingSection content={content} id="place" title={labels.listing.place.title}>
          <Place {...props} />
        </ListingSection>
      )}
      {content.photos.length > 0 && <AllPhotos {...props} />}
    </>
  );
}

function DetailRows(props: ListingProps) {
  const { content, labels } = props;
  const { rooms, building } = labels.listing;
  return (
    <>
      {content.rooms.length > 0 && (
        <ListingSection content={content} id="rooms" title={rooms.title}>
          <RoomRows {...props} />
        </ListingSection>
      )}
      {hasBuilding(content) && (
        <ListingSection content={content} id="building" title={building.title}>
          <BuildingRows {...props} />
        </ListingSection>
      )}
    </>
  );
}

function DetailColumns(props: ListingProps) {
  const { content, labels } = props;
  const { rooms, building } = labels.listing;
  const hasRooms = content.rooms.length > 0;
  if (!hasRooms && !hasBuilding(content)) return null;
  return (
    <div className={classNames(wrap, css.section)}>
      <div className={css.pair}>
        {hasRooms && (
          <InnerSection id="rooms" title={rooms.title}>
            <RoomRows {...props} />
          </InnerSection>
        )}
        {hasBuilding(content) && (
          <InnerSection id="building" title={building.title}>
            <BuildingRows {...props} />
          </InnerSection>
        )}
      </div>
    </div>
  );
}
