import { AlertIcon } from "@realtor/ui/icons";
import type { ReactNode } from "react";
import * as css from "./value-error.css.ts";

/** What is wrong with a value whose control shows no error itself. */
export function ValueError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}
