import { wrap } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { ListingArt, NameplateArt, NameWallArt } from "./card-art.tsx";
import * as css from "./features.css.ts";
import type { LandingProps } from "./landing-props.ts";

/** Three cards: three languages, one colour, listings to inquiries. */
export function Features({
  labels,
  nameplate,
  nameWall,
}: Pick<LandingProps, "labels" | "nameplate" | "nameWall">) {
  const cards = [
    { id: "1", art: <NameplateArt names={nameplate} /> },
    { id: "2", art: <NameWallArt names={nameWall} /> },
    { id: "3", art: <ListingArt labels={labels.listings} /> },
  ] as const;
  return (
    <section className={css.features} id="features">
      <div className={wrap}>
        <h2 className={css.sectionTitle}>
          <FormattedMessage id="landing.features.title" />
        </h2>
        <div className={css.cards}>
          {cards.map(({ id, art }) => (
            <article key={id}>
              <div className={css.art} aria-hidden="true">
                {art}
              </div>
              <h3 className={css.cardTitle}>
                <FormattedMessage id={`landing.features.${id}.title`} />
              </h3>
              <p className={css.cardBody}>
                <FormattedMessage id={`landing.features.${id}.body`} />
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
