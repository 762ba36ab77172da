import { useState } from "react";
import { Button } from "../components/button/button.tsx";
import { Inline } from "../components/inline/inline.tsx";
import { Stack } from "../components/stack/stack.tsx";
import { Text } from "../components/text/text.tsx";
import { classNames } from "../format.ts";
import { grid } from "../styles/layout.css.ts";
import { distances, durations, spaces } from "../theme/scale.ts";
import * as css from "./foundations.css.ts";

/** The nine spaces, to scale. */
export function Steps() {
  return (
    <div className={css.example}>
      {spaces.map((px) => (
        <Inline key={px} gap={16}>
          <span style={{ width: 32 }}>{px}</span>
          <div className={css.bar} style={{ width: px }} />
        </Inline>
      ))}
    </div>
  );
}

/** The distances between sections, to scale. */
export function Distances() {
  return (
    <div className={css.example}>
      {(Object.keys(distances) as (keyof typeof distances)[]).map((name) => (
        <Stack key={name} gap={8}>
          {`${name}: ${distances[name].join(" to ")}`}
          <div className={css.distance[name]} />
        </Stack>
      ))}
    </div>
  );
}

const splits = [
  [4, 4, 4],
  [4, 8],
  [5, 7],
] as const;

/** Common splits of twelve columns; one column on mobile. */
export function Columns() {
  return (
    <Stack gap={32} className={css.example}>
      {splits.map((split) => (
        <div key={split.join()} className={grid}>
          {split.map((columns, index) => (
            // The splits are constant, so the index is a stable key.
            <div key={index} className={css.column} style={{ gridColumn: `span ${columns}` }} />
          ))}
        </div>
      ))}
    </Stack>
  );
}

const shapes = {
  none: "0: images, sections, panels, dialogs, tables",
  inner: "3: checkbox",
  control: "4: button, field, menu, toast",
  full: "Full: play, switch, count",
  lifted: "The one shadow: menus, a lifted photo",
} as const;

/** The four radii and the one shadow. */
export function Shapes() {
  return (
    <Inline gap={32} align="start" className={css.example}>
      {/* Object.keys loses the key types. */}
      {(Object.keys(shapes) as (keyof typeof shapes)[]).map((shape) => (
        <div key={shape} style={{ width: 160 }}>
          <div className={classNames(css.shape, css.radius[shape])} />
          <Text as="span" size="caption" tone="secondary">
            {shapes[shape]}
          </Text>
        </div>
      ))}
    </Inline>
  );
}

const speeds = {
  fast: "colors, borders, menus, dialogs; what closes",
  panel: "the side panel opens",
  slide: "the carousel",
} as const satisfies Record<keyof typeof durations, string>;

/** The three speeds, side by side. */
export function Speeds() {
  const [moved, setMoved] = useState(false);
  return (
    <div className={css.example}>
      <Button size="small" variant="outline" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <div className={css.rail} data-moved={moved}>
        {(Object.keys(speeds) as (keyof typeof speeds)[]).map((speed) => (
          <div key={speed}>
            <Text as="span" size="caption" tone="secondary">
              {`${durations[speed]} ms: ${speeds[speed]}`}
            </Text>
            <div className={classNames(css.runner, css.speed[speed])} />
          </div>
        ))}
      </div>
    </div>
  );
}
