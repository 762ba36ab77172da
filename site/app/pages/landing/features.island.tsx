import { wrap } from "@realtor/ui/styles";
import { ListingArt, NameplateArt, NameWallArt } from "./card-art.tsx";
import * as css from "./features.css.ts";
import type { LandingProps } from "./landing-props.ts";
import type { LandingWords } from "./landing-words.ts";

/** Three cards: three languages, one colour, listings to inquiries. */
export function Features({
  words,
  labels,
  nameplate,
  nameWall,
}: Pick<LandingProps, "labels" | "nameplate" | "nameWall"> & { words: LandingWords["features"] }) {
  const arts = [
    <NameplateArt key="nameplate" names={nameplate} />,
    <NameWallArt key="wall" names={nameWall} />,
    <ListingArt key="listing" labels={labels.listings} />,
  ];
  return (
    <section className={css.features} id="features">
      <div className={wrap}>
        <h2 className={css.sectionTitle}>{words.title}</h2>
        <div className={css.cards}>
          {words.cards.map(({ title, body }, at) => (
            <article key={title}>
              <div className={css.art} aria-hidden="true">
                {arts[at]}
              </div>
              <h3 className={css.cardTitle}>{title}</h3>
              <p className={css.cardBody}>{body}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
