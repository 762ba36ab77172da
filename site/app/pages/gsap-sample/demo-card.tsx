import { type ReactNode, useRef } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./gsap-sample.css.ts";
import { PlayerControls } from "./player-controls.tsx";
import { type BuildAnimation, usePlayer } from "./use-player.ts";

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
          <FormattedMessage id={`gsap.${name}.title`} />
        </h2>
        <p className={css.description}>
          <FormattedMessage id={`gsap.${name}.body`} />
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
