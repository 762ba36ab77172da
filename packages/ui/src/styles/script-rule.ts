import type { Script } from "../theme/scale.ts";
import { exact } from "./exact.ts";
import { media } from "./media.ts";
import { rem } from "./rem.ts";
import type { ScaledRule } from "./scaled-rule.ts";
import { inLanguage } from "./states.ts";

/** Type of one script at every width. */
export interface ScriptType {
  /** px at the browser's usual font size, from 1440 px viewport width; the other sizes likewise. */
  readonly size: number;
  /** px up to 760 px. */
  readonly mobile: number;
  /** The largest size up to 760 px, such as a part of the window. */
  readonly mobileLimit?: string;
  /** px from 761 to 1100 px, if different from `size`; interpolated between 1101 and 1439 px. */
  readonly tablet?: number;
  readonly line: number;
  readonly mobileLine?: number;
  readonly weight: number;
  readonly tracking: string;
  readonly family?: string;
}

export type TextStyle = Readonly<Record<Script, ScriptType>>;

const laptop = { from: 1100, to: 1440 } as const;

type TypeRule = Pick<
  ScaledRule,
  "fontSize" | "lineHeight" | "fontWeight" | "letterSpacing" | "fontFamily"
>;

function wide(type: ScriptType): TypeRule {
  return {
    fontSize: exact(rem(type.size)),
    lineHeight: exact(String(type.line)),
    fontWeight: exact(String(type.weight)),
    letterSpacing: exact(type.tracking),
    ...(type.family ? { fontFamily: type.family } : {}),
  };
}

function between(type: ScriptType): TypeRule {
  if (type.tablet === undefined) return {};
  const slope = (type.size - type.tablet) / (laptop.to - laptop.from);
  return {
    fontSize: exact(
      `calc(${rem(type.tablet)} + (100vw - ${rem(laptop.from)}) * ${slope.toFixed(5)})`,
    ),
  };
}

function tablet(type: ScriptType): TypeRule {
  return type.tablet ? { fontSize: exact(rem(type.tablet)) } : {};
}

function narrow(type: ScriptType): TypeRule {
  return {
    fontSize: exact(
      type.mobileLimit ? `min(${rem(type.mobile)}, ${type.mobileLimit})` : rem(type.mobile),
    ),
    ...(type.mobileLine ? { lineHeight: exact(String(type.mobileLine)) } : {}),
  };
}

/** Whether a property has the same value for all scripts at every width. */
function isShared(style: TextStyle, property: string): boolean {
  return [wide, between, tablet, narrow].every((rule) => {
    // The keys of a rule are those of TypeRule.
    const [ko, en, ja] = [style.ko, style.en, style.ja].map(
      (type) => rule(type)[property as keyof TypeRule],
    );
    return ko === en && ko === ja;
  });
}

/** The rule of each script, with a selector only for the properties that differ. */
function perScript(style: TextStyle, rule: (type: ScriptType) => TypeRule) {
  const ofScript = (type: ScriptType): TypeRule =>
    Object.fromEntries(
      Object.entries(rule(type)).filter(([property]) => !isShared(style, property)),
    );
  return {
    ...rule(style.ko),
    selectors: { [inLanguage.en]: ofScript(style.en), [inLanguage.ja]: ofScript(style.ja) },
  };
}

/** The rule of a text in all scripts and at every width. */
export function scriptRule(style: TextStyle): ScaledRule {
  return {
    ...perScript(style, wide),
    "@media": {
      [media.laptop]: perScript(style, between),
      [media.tablet]: perScript(style, tablet),
      [media.mobile]: perScript(style, narrow),
    },
  };
}
