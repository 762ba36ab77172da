import { type ReactNode, useRef } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./gsap-sample.css.ts";
import { PlayerControls } from "./player-controls.tsx";
import { type BuildAnimation, usePlayer } from "./use-player.ts";

interface ExhibitProps {
  name: "reveal" | "counter" | "carousel";
  build: BuildAnimation;
  /** False while everything stands still. */
  moves: boolean;
  children: ReactNode;
}

/** One animation: what it is, the stage it moves on, and its controls. */
export function Exhibit({ name, build, moves, children }: ExhibitProps) {
  const stage = useRef<HTMLDivElement>(null);
  const player = usePlayer(build, stage, moves);
  return (
    <section className={css.exhibit} aria-labelledby={name}>
      <div>
        <h2 id={name} className={css.heading}>
          <FormattedMessage id={`gsap.${name}.title`} />
        </h2>
        <p className={css.words}>
          <FormattedMessage id={`gsap.${name}.body`} />
        </p>
      </div>
      <div className={css.show}>
        <div ref={stage} className={css.stage}>
          {children}
        </div>
        <PlayerControls player={player} of={name} usable={moves} />
      </div>
    </section>
  );
}
