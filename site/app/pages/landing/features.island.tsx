import { wrap } from "@realtor/ui/styles";
import { ListingArt, NameplateArt, NameWallArt } from "./card-art.tsx";
import * as css from "./features.css.ts";
import type { LandingProps } from "./landing-props.ts";
import type { LandingMessages } from "./landing-messages.ts";

export function Features({
  messages,
  labels,
  nameplate,
  nameWall,
}: Pick<LandingProps, "labels" | "nameplate" | "nameWall"> & {
  messages: LandingMessages["features"];
}) {
  const arts = [
    <NameplateArt key="nameplate" names={nameplate} />,
    <NameWallArt key="wall" names={nameWall} />,
    <ListingArt key="listing" labels={labels.listings} />,
  ];
  return (
    <section className={css.features} id="features">
      <div className={wrap}>
        <h2 className={css.sectionTitle}>{messages.title}</h2>
        <div className={css.cards}>
          {messages.cards.map(({ title, body }, index) => (
            <article key={title}>
              <div className={css.art} aria-hidden="true">
                {arts[index]}
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
