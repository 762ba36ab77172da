import { type ReactElement, useMemo } from "react";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";

export interface RowsInViewProps {
  /** Height in px of a row that was not rendered yet. */
  estimatedRowHeight: number;
  /** A `GridList`. */
  children: ReactElement;
}

/**
 * Renders only the rows of a list that are near the visible part of the page, at the place that they have in
 * the whole list. The list follows any ancestor that scrolls. Import it lazily.
 */
export function RowsInView({ estimatedRowHeight, children }: RowsInViewProps) {
  const layoutOptions = useMemo(
    () => ({ estimatedRowSize: estimatedRowHeight }),
    [estimatedRowHeight],
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
      {children}
    </Virtualizer>
  );
}
