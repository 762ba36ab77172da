import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const root = componentStyle({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16 / 9",
  background: scheme.surface2,
});

export const poster = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: scheme.surface2,
  selectors: { [when.focusVisible]: { outline: "none" } },
});

// Above the poster, which would cover the link's outline; two colors for contrast on any image.
componentGlobal(`.${poster}:focus-visible::after`, {
  content: '""',
  position: "absolute",
  inset: 0,
  outline: `3px solid ${scheme.focus}`,
  outlineOffset: -3,
  boxShadow: `inset 0 0 0 6px ${scheme.surface}`,
});

componentGlobal(`.${poster} > img`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

export const play = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: 96,
  height: 96,
  borderRadius: vars.radius.full,
  color: scheme.onFill,
  background: scheme.fill,
  boxShadow: `0 0 0 1.5px ${scheme.fillEdge}`,
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  "@media": {
    [media.mobile]: { width: 72, height: 72 },
    [media.forcedColors]: { border: "2px solid ButtonText" },
  },
});

componentGlobal(`.${play} svg`, { width: 34, height: 34, marginInlineStart: 4 });
componentGlobal(`.${play} svg`, { "@media": { [media.mobile]: { width: 26, height: 26 } } });
componentGlobal(`.${poster}:hover .${play}`, { background: scheme.fillHover });
componentGlobal(`.${poster}:active .${play}`, { background: scheme.fillPress });

export const player = componentStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
});
