import type { ListingCardProps } from "../../homepage/sections/listing-card.tsx";
import type { ListingContent } from "../listing-content.ts";
import { hasRows } from "./listing-section.tsx";
import * as css from "./listing-end.css.ts";

type CardLayout = Pick<ListingCardProps, "classes" | "sizes" | "ratio" | "maxWidth">;

const row: CardLayout = {
  classes: {
    root: css.rowCard,
    photo: css.rowPhoto,
    status: css.rowStatus,
    price: css.rowPrice,
    facts: css.rowFacts,
    address: css.rowAddress,
    broker: css.rowBroker,
  },
  sizes: "176px",
  ratio: [3, 2],
  maxWidth: 480,
};
const wide: CardLayout = { sizes: "(max-width: 760px) 100vw, 50vw", ratio: [16, 10] };

/** How a template lays out the cards of a list outside of the homepage: ruled rows, or photos above the text. */
export function cardLayout(content: Pick<ListingContent, "template">): CardLayout {
  if (hasRows(content)) return row;
  return content.template === "panorama" ? wide : {};
}
