import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../format.ts";
import { FloorPlan } from "../floor-plan/floor-plan.tsx";
import * as css from "./empty-state.css.ts";

export interface EmptyStateProps extends ComponentProps<"div"> {
  /** Heading (`<h2>`), for a page without other content. */
  title?: string | undefined;
  /** Message in one sentence. */
  children: ReactNode;
  action?: ReactNode;
}

/** Empty state with an illustration, a message and an optional action. Renders a `<div>` element. */
export function EmptyState({ title, children, action, className, ...root }: EmptyStateProps) {
  return (
    <div {...root} className={classNames(css.emptyState, className)}>
      <div className={css.illustration}>
        <FloorPlan layers={["site", "plannedWalls"]} />
      </div>
      <div className={css.content}>
        {title === undefined ? (
          <p>{children}</p>
        ) : (
          <div>
            <h2 className={css.title}>{title}</h2>
            <p className={css.description}>{children}</p>
          </div>
        )}
        {action}
      </div>
    </div>
  );
}
