import type { ReactNode } from "react";
import { Plan } from "../plan/plan.tsx";
import * as css from "./empty.css.ts";

export interface EmptyProps {
  /** What is not there, where a screen has nothing else: a heading of level 2. */
  title?: string | undefined;
  /** One sentence. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** Nothing here yet: the plan's empty lot, one sentence, one action. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className={css.empty}>
      <div className={css.lot}>
        <Plan layers={["site", "plannedWalls"]} />
      </div>
      <div className={css.words}>
        {title === undefined ? (
          <p>{children}</p>
        ) : (
          <div>
            <h2 className={css.title}>{title}</h2>
            <p className={css.under}>{children}</p>
          </div>
        )}
        {action}
      </div>
    </div>
  );
}
