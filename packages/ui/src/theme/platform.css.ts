import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../styles/layers.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "./contract.css.ts";
import { heroScrim, platformColors, platformScheme } from "./platform-scheme.ts";

function assign<Key extends string>(
  names: Readonly<Record<Key, string>>,
  values: Readonly<Record<Key, string>>,
): Record<string, string> {
  // Object.keys loses the key types of `names`.
  return Object.fromEntries((Object.keys(names) as Key[]).map((key) => [names[key], values[key]]));
}

const platform = { ...platformColors, heroScrim: heroScrim.wide };

globalStyle(":root", {
  "@layer": {
    [layers.base]: {
      vars: {
        ...assign(vars.platform, platform),
        ...assign(vars.scheme, platformScheme),
        [vars.font.ui]: '"Pretendard Variable", Pretendard, system-ui, sans-serif',
        [vars.font.uiJa]:
          '"Pretendard JP Variable", "Pretendard JP", "Pretendard Variable", system-ui, sans-serif',
        [vars.font.serif]: '"Source Serif 4 Variable", "Noto Serif KR Variable", serif',
        [vars.font.serifJa]: '"Noto Serif JP Variable", "Source Serif 4 Variable", serif',
        [vars.bodySize]: "17px",
        [vars.layout.max]: "1312px",
        [vars.layout.margin]: "64px",
        [vars.layout.gutter]: "24px",
        [vars.layout.header]: "80px",
        [vars.radius.check]: "3px",
        [vars.radius.control]: "4px",
        [vars.motion.ease]: "cubic-bezier(.2,0,0,1)",
        [vars.motion.fast]: "160ms",
        [vars.motion.fade]: "200ms",
        [vars.motion.panel]: "320ms",
        [vars.motion.slide]: "420ms",
        [vars.planGround]: platformColors.white,
      },
      "@media": {
        // Not 0: Radix waits for the end of an animation, and 0 s can end without an event.
        [media.reducedMotion]: {
          vars: {
            [vars.motion.fast]: "1ms",
            [vars.motion.fade]: "1ms",
            [vars.motion.panel]: "1ms",
            [vars.motion.slide]: "1ms",
          },
        },
        [media.upToLaptop]: { vars: { [vars.layout.margin]: "48px" } },
        [media.upToTablet]: { vars: { [vars.layout.margin]: "32px" } },
        [media.mobile]: {
          vars: {
            [vars.layout.margin]: "20px",
            [vars.layout.gutter]: "16px",
            [vars.layout.header]: "64px",
            [vars.platform.heroScrim]: heroScrim.narrow,
          },
        },
      },
    },
  },
});
