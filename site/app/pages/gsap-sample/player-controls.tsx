import { Button } from "@realtor/ui/button";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import * as css from "./gsap-sample.css.ts";
import type { Player, PlayerState } from "./use-player.ts";

const speeds = ["0.5", "1", "2"] as const;

/** The message ids predate the state names. */
const stateMessages = defineMessages({
  idle: {
    id: "gsap.state.rest",
    defaultMessage: "At rest",
    description: "State of an animation that has not started or has ended.",
  },
  playing: {
    id: "gsap.state.playing",
    defaultMessage: "Playing",
    description: "State of an animation that plays.",
  },
  reversing: {
    id: "gsap.state.reversing",
    defaultMessage: "Running backwards",
    description: "State of an animation that plays backwards.",
  },
  paused: {
    id: "gsap.state.paused",
    defaultMessage: "Paused",
    description: "State of an animation that is paused.",
  },
  failed: {
    id: "gsap.state.failed",
    defaultMessage: "The motion could not be loaded. Check your connection and press play again.",
    description: "Error when the animation library could not be loaded.",
  },
}) satisfies Record<PlayerState, Message>;

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
        <FormattedMessage
          id="gsap.play"
          defaultMessage="Play"
          description="Button that plays an animation."
        />
      </Button>
      <Button size="small" variant="outline" disabled={!isRunning} onClick={player.pause}>
        <FormattedMessage
          id="gsap.pause"
          defaultMessage="Pause"
          description="Button that pauses an animation."
        />
      </Button>
      <Button
        size="small"
        variant="outline"
        disabled={!enabled || state === "reversing"}
        onClick={player.reverse}
      >
        <FormattedMessage
          id="gsap.reverse"
          defaultMessage="Reverse"
          description="Button that plays an animation backwards."
        />
      </Button>
      <SegmentedControl
        label={formatMessage({
          id: "gsap.speed",
          defaultMessage: "Speed",
          description: "Label of the slider for the speed of an animation.",
        })}
        value={speeds.find((speed) => Number(speed) === player.speed) ?? "1"}
        onChange={(speed) => player.setSpeed(Number(speed))}
        segments={speeds.map((value) => ({
          value,
          label: `${formatNumber(Number(value))}×`,
          disabled: !enabled,
        }))}
      />
      <output className={css.state}>
        <FormattedMessage {...stateMessages[state]} />
      </output>
    </fieldset>
  );
}
