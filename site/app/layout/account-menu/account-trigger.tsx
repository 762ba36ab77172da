import type { ComponentProps } from "react";
import * as css from "./account-menu.css.ts";

interface AccountTriggerProps extends ComponentProps<"button"> {
  /** Name of the signed-in user. */
  name: string;
}

/** Button that opens the account menu; on a phone it shows the first letter of the name only. */
export function AccountTrigger({ name, ...button }: AccountTriggerProps) {
  return (
    <button type="button" {...button} className={css.trigger}>
      <span className={css.initial} aria-hidden="true">
        {Array.from(name)[0]}
      </span>
      <span className={css.name} translate="no">
        {name}
      </span>
    </button>
  );
}
