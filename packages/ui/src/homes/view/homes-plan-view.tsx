import { CloseIcon } from "../../components/icons/page-icons.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { priceText } from "../../homepage/content/listing-offer.ts";
import { MapDrawing, positionIn } from "../../map-drawing/map-drawing.tsx";
import { frame } from "../../map-drawing/map-drawing.css.ts";
import { square } from "../../map-drawing/project-points.ts";
import type { HomesPlan, MapHomeItem } from "../homes-content.ts";
import type { HomesProps } from "../homes-props.ts";
import { HomeCard, readMapAttributes } from "./home-card.tsx";
import { homeLinkText } from "./home-link-text.ts";
import * as css from "./homes-map-view.css.ts";
import * as popover from "./map-popover.css.ts";
import { Link } from "../../components/link-provider/link-provider.tsx";

interface HomesPlanViewProps extends HomesProps {
  plan: HomesPlan;
  homes: readonly MapHomeItem[];
}

/**
 * Homes on the map up to which those of a mark with several have cards for a map with tiles. Of more, the card
 * of each would be most of the document: its markers are links there.
 */
const maxHomesWithCards = 60;

/**
 * The drawn map. Each mark is a button that opens the card of its home, or the list of its homes: popovers,
 * which the browser operates without script.
 */
export function HomesPlanView({ plan, homes, ...props }: HomesPlanViewProps) {
  const byNumber = new Map(homes.map((home) => [home.number, home]));
  return (
    <div className={classNames(frame, css.plan)} data-listing-plan="">
      <MapDrawing plan={plan} lang={props.content.lang}>
        <ul>
          {plan.marks.map((mark) => (
            <Mark
              key={mark.numbers[0]}
              {...props}
              position={positionIn(square.frame, mark)}
              homes={mark.numbers.flatMap((number) => byNumber.get(number) ?? [])}
              hasCards={homes.length <= maxHomesWithCards}
            />
          ))}
        </ul>
      </MapDrawing>
    </div>
  );
}

interface MarkProps extends HomesProps {
  position: ReturnType<typeof positionIn>;
  homes: readonly MapHomeItem[];
  /** Whether each home of several has a card. */
  hasCards: boolean;
}

function Mark({ position, homes, hasCards, ...props }: MarkProps) {
  const { labels, formats } = props;
  const text = labels.homes.map;
  const [first] = homes;
  if (!first) return null;
  if (homes.length > 1) return <GroupMark {...{ position, homes, hasCards }} {...props} />;
  return (
    <li>
      <button
        type="button"
        className={css.mark}
        style={position}
        popoverTarget={`home-${first.number}`}
        aria-label={formatTemplate(text.mark, {
          n: formats.number(first.number),
          price: priceText(first, labels.homepage.listings, formats.money),
          address: homeLinkText(first),
        })}
      >
        {formats.number(first.number)}
      </button>
      <HomeCard home={first} {...props} />
    </li>
  );
}

/** The cards of its homes are those of the map that replaces the drawing. */
function GroupMark({ position, homes, hasCards, ...props }: MarkProps) {
  const { labels, formats, links, mapTiles } = props;
  const { group, close } = labels.homes.map;
  const label = formatTemplate(group, { n: formats.number(homes.length) });
  const id = `homes-${homes[0]?.number}`;
  /** A map with tiles reads the homes from the list. */
  const listed = mapTiles !== undefined && !hasCards;
  return (
    <li>
      <button type="button" className={css.groupMark} style={position} popoverTarget={id}>
        {label}
      </button>
      <dialog id={id} popover="auto" className={popover.root} aria-label={label}>
        <button
          type="button"
          className={popover.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
        >
          <CloseIcon size={20} />
        </button>
        <ol className={popover.list}>
          {homes.map((home) => (
            <li key={home.key} {...(listed && readMapAttributes(home, props))}>
              <Link className={popover.link} href={links.listing(home)}>
                <b className={popover.number}>{formats.number(home.number)}</b>
                <span>
                  {priceText(home, labels.homepage.listings, formats.money)}
                  <span
                    className={popover.address}
                    lang="en"
                    data-map-name={listed ? "" : undefined}
                  >
                    {homeLinkText(home)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </dialog>
      {mapTiles &&
        hasCards &&
        homes.map((home) => <HomeCard key={home.key} home={home} {...props} />)}
    </li>
  );
}
