import { Box, type BoxRootProps } from "@realtor/ui/box";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./split-view.css.ts";

interface SplitViewProps extends Omit<ComponentProps<"div">, "className"> {
  /** Widths of the panes, and when there is room for one. */
  panes: keyof typeof css.panes;
  /** A `PaneBar` where there is room for one pane. */
  bar?: ReactNode;
  /** A `PaneFoot` where there is room for one pane. */
  foot?: ReactNode;
  /** Each a `Pane`. */
  children: ReactNode;
}

/** Panes side by side below the black bar, each with its own scrolling; one at a time without the room. */
export function SplitView({ panes, bar, foot, children, ...root }: SplitViewProps) {
  return (
    <div {...root} className={`${css.view} ${css.panes[panes]}`}>
      {bar}
      <div className={css.columns}>{children}</div>
      {foot}
    </div>
  );
}

interface PaneProps extends ComponentProps<"section"> {
  as?: "div" | "nav";
  /** False for a pane that is hidden, but mounted, where another one takes its place. */
  shown?: boolean;
}

/** A part of a `SplitView`. */
export function Pane({ as = "div", shown, className, ...root }: PaneProps) {
  // Their attributes are the same.
  const Element = as as "section";
  return (
    <Element
      {...root}
      className={className === undefined ? css.pane : `${css.pane} ${className}`}
      data-shown={shown}
    />
  );
}

type BarProps = Omit<BoxRootProps, "className">;

/** The only bar above a single pane. Its links and buttons have the class `barButton`. */
export function PaneBar(props: BarProps) {
  return <Box {...props} display="flex" alignItems="center" className={css.bar} />;
}

/** State and buttons below a single pane. */
export function PaneFoot(props: BarProps) {
  return <Box {...props} display="flex" alignItems="center" gap={8} className={css.foot} />;
}
