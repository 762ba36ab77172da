import type { ListingCardClasses } from "../../homepage/sections/listing-card.tsx";
import * as css from "./listing-end.css.ts";

/** Classes of a listing card in a ruled list. */
export const rowCardClasses: ListingCardClasses = {
  root: css.rowCard,
  photo: css.rowPhoto,
  status: css.rowStatus,
  price: css.rowPrice,
  facts: css.rowFacts,
  address: css.rowAddress,
  broker: css.rowBroker,
};
