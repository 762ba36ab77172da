import { type ReactNode, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as css from "./gsap-sample.css.ts";
import { PlayerControls } from "./player-controls.tsx";
import { type BuildAnimation, usePlayer } from "./use-player.ts";

const titleMessages = defineMessages({
  reveal: {
    id: "gsap.reveal.title",
    defaultMessage: "Reveal",
    description: "Title of the demo in which a text appears.",
  },
  counter: {
    id: "gsap.counter.title",
    defaultMessage: "Counter",
    description: "Title of the demo in which a number counts up.",
  },
  carousel: {
    id: "gsap.carousel.title",
    defaultMessage: "Carousel",
    description: "Title of the demo in which photos pass by.",
  },
});

const bodyMessages = defineMessages({
  reveal: {
    id: "gsap.reveal.body",
    defaultMessage: "The name and its line rise into place, one after the other.",
    description: "Explanation of the demo in which a text appears.",
  },
  counter: {
    id: "gsap.counter.body",
    defaultMessage:
      "A number runs from zero to what it is. On a homepage numbers stand still: a record is shown as it is, without a show.",
    description: "Explanation of the demo in which a number counts up.",
  },
  carousel: {
    id: "gsap.carousel.body",
    defaultMessage:
      "Photographs pass one by one. On a homepage they move only by hand, and you can move them by hand here too.",
    description: "Explanation of the demo in which photos pass by.",
  },
});

interface DemoCardProps {
  name: "reveal" | "counter" | "carousel";
  build: BuildAnimation;
  /** False while reduced motion applies. */
  motionEnabled: boolean;
  children: ReactNode;
}

/** One animation: its description, its stage and its controls. */
export function DemoCard({ name, build, motionEnabled, children }: DemoCardProps) {
  const stage = useRef<HTMLDivElement>(null);
  const player = usePlayer(build, stage, motionEnabled);
  return (
    <section className={css.card} aria-labelledby={name}>
      <div>
        <h2 id={name} className={css.heading}>
          <FormattedMessage {...titleMessages[name]} />
        </h2>
        <p className={css.description}>
          <FormattedMessage {...bodyMessages[name]} />
        </p>
      </div>
      <div className={css.demo}>
        <div ref={stage} className={css.stage}>
          {children}
        </div>
        <PlayerControls player={player} labelledBy={name} enabled={motionEnabled} />
      </div>
    </section>
  );
}
