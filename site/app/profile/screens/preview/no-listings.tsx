import type { EditingLabels } from "#app/profile/preview/preview-protocol.ts";
import * as css from "./preview.css.ts";

/** The place of the listings, which visitors do not see while there are none. */
export function NoListings({ title, body }: EditingLabels["noListings"]) {
  return (
    <section id="listings" className={css.noListings} aria-labelledby="listings-title">
      <h2 id="listings-title" className={css.noListingsTitle}>
        {title}
      </h2>
      <p>{body}</p>
    </section>
  );
}
