import type { StyleRule } from "@vanilla-extract/css";
import type { spaces } from "../theme/scale.ts";
import type { Exact } from "./exact.ts";

/** A value of the theme contract. */
type Var = `var(--${string})`;
type Keyword = "inherit" | "initial" | "unset";
type Step = (typeof spaces)[number];

/** A distance in px. */
export type Space = 0 | Step;

type Px = 0 | "0" | `${Step}px` | Var;
type Side = Space | Var | Exact | Keyword | `${Px} ${Px}`;
type Negative<N extends number> = `-${N}` extends `${infer M extends number}` ? M : never;
type Signed = Px | `-${Step}px`;
type Margin = Side | "auto" | Negative<Step> | `${Signed} ${Signed}` | `${Px} auto` | `auto ${Px}`;

type GapName = "gap" | "rowGap" | "columnGap";
type Edge =
  | ""
  | "Top"
  | "Right"
  | "Bottom"
  | "Left"
  | `${"Inline" | "Block"}${"" | "Start" | "End"}`;
type Corner =
  `border${"" | "TopLeft" | "TopRight" | "BottomLeft" | "BottomRight" | `${"Start" | "End"}${"Start" | "End"}`}Radius`;

interface Scaled
  extends
    Partial<Record<GapName | `padding${Edge}`, Side>>,
    Partial<Record<`margin${Edge}`, Margin>>,
    Partial<Record<Corner, 0 | Var | Exact | Keyword>>,
    Partial<Record<"transitionDuration" | "animationDuration", Var | Exact>>,
    Partial<
      Record<"fontSize" | "lineHeight" | "letterSpacing" | "fontWeight", Var | Exact | Keyword>
    > {
  font?: "inherit";
}

type Query = "@media" | "@supports" | "@container";
type Nesting = "selectors" | "@layer" | Query | `:${string}`;
type CSSProperties = {
  [Name in keyof StyleRule as Name extends Nesting ? never : Name]: StyleRule[Name];
};
type Declarations = Omit<CSSProperties, keyof Scaled> & Scaled;
type Nested<Rule, Key extends string> = Rule & {
  [Name in Key]?: Record<string, Nested<Rule, Key>>;
};

/** A rule for elements without a class whose sizes and distances are those of the scale. */
export type ScaledGlobalRule = Nested<Declarations, Query>;
/** A rule whose sizes and distances are those of the scale. */
export type ScaledRule = Nested<
  Declarations & { [pseudo: `:${string}`]: Declarations },
  Query | "selectors"
>;
