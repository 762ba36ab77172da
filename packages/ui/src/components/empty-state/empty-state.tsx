import type { ReactNode } from "react";
import { Box } from "../box/box.tsx";
import { FloorPlan } from "../floor-plan/floor-plan.tsx";
import { Heading } from "../heading/heading.tsx";
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
    <Box
      display="flex"
      flexDirection={{ default: "row", mobile: "column" }}
      gap={{ default: 48, mobile: 24 }}
      alignItems="start"
    >
      <div className={css.illustration}>
        <FloorPlan layers={["site", "plannedWalls"]} />
      </div>
      <div className={css.content}>
        {title === undefined ? (
          <p>{children}</p>
        ) : (
          <div>
            <Heading level={2} size="small">
              {title}
            </Heading>
            <p className={css.description}>{children}</p>
          </div>
        )}
        {action}
      </div>
    </Box>
  );
}
