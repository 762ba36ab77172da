import type { ReactNode } from "react";
import { FloorPlan } from "../floor-plan/floor-plan.tsx";
import * as css from "./empty-state.css.ts";

export interface EmptyStateProps {
  /** Heading (`<h2>`), for a page without other content. */
  title?: string | undefined;
  /** Message in one sentence. */
  children: ReactNode;
  action?: ReactNode;
}

/** Empty state with an illustration, a message and an optional action. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.emptyState}>
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
