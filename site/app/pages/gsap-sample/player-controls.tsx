import { Button } from "@realtor/ui/button";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageKey } from "#app/i18n/messages.ts";
import * as css from "./gsap-sample.css.ts";
import type { Player, PlayerState } from "./use-player.ts";

const speeds = ["0.5", "1", "2"] as const;

/** The message ids predate the state names. */
const stateMessages = {
  idle: "gsap.state.rest",
  playing: "gsap.state.playing",
  reversing: "gsap.state.reversing",
  paused: "gsap.state.paused",
  failed: "gsap.state.failed",
} as const satisfies Record<PlayerState, MessageKey>;

interface PlayerControlsProps {
  player: Player;
  /** Id of the heading that names the animation. */
  labelledBy: string;
  /** False while reduced motion applies. */
  enabled: boolean;
}

export function PlayerControls({ player, labelledBy, enabled }: PlayerControlsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { state } = player;
  const isRunning = state === "playing" || state === "reversing";
  return (
    <fieldset className={css.controls} aria-labelledby={labelledBy}>
      <Button size="small" disabled={!enabled || state === "playing"} onClick={player.play}>
        <FormattedMessage id="gsap.play" />
      </Button>
      <Button size="small" variant="outline" disabled={!isRunning} onClick={player.pause}>
        <FormattedMessage id="gsap.pause" />
      </Button>
      <Button
        size="small"
        variant="outline"
        disabled={!enabled || state === "reversing"}
        onClick={player.reverse}
      >
        <FormattedMessage id="gsap.reverse" />
      </Button>
      <SegmentedControl
        label={formatMessage({ id: "gsap.speed" })}
        value={speeds.find((speed) => Number(speed) === player.speed) ?? "1"}
        onChange={(speed) => player.setSpeed(Number(speed))}
        segments={speeds.map((value) => ({
          value,
          label: `${formatNumber(Number(value))}×`,
          disabled: !enabled,
        }))}
      />
      <output className={css.state}>
        <FormattedMessage id={stateMessages[state]} />
      </output>
    </fieldset>
  );
}
