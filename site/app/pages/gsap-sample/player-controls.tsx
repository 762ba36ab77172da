import { Button } from "@realtor/ui/button";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./gsap-sample.css.ts";
import type { Player } from "./use-player.ts";

const speeds = ["0.5", "1", "2"] as const;

interface PlayerControlsProps {
  player: Player;
  /** Id of the heading that says what they control. */
  of: string;
  /** False while everything stands still. */
  usable: boolean;
}

/** Play, pause, backwards and speed of one animation. */
export function PlayerControls({ player, of, usable }: PlayerControlsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { state } = player;
  const runs = state === "playing" || state === "reversing";
  return (
    <fieldset className={css.controls} aria-labelledby={of}>
      <Button size="small" disabled={!usable || state === "playing"} onClick={player.play}>
        <FormattedMessage id="gsap.play" />
      </Button>
      <Button size="small" variant="outline" disabled={!runs} onClick={player.pause}>
        <FormattedMessage id="gsap.pause" />
      </Button>
      <Button
        size="small"
        variant="outline"
        disabled={!usable || state === "reversing"}
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
          disabled: !usable,
        }))}
      />
      <output className={css.state}>
        <FormattedMessage id={`gsap.state.${state}`} />
      </output>
    </fieldset>
  );
}
