import type { Lang } from "@realtor/api/locales";
import type { HomepageContent } from "@realtor/ui/templates";
import type { ComponentProps } from "react";
import { resolveImage } from "#app/data/image-url.ts";
import * as css from "./account-menu.css.ts";

type Photo = NonNullable<HomepageContent["portrait"]>;

interface AccountTriggerProps extends ComponentProps<"button"> {
  /** Name of the signed-in user. */
  name: string;
  /** Language of the name, where it is known. */
  nameLang?: Lang | undefined;
  portrait?: Photo | null | undefined;
}

/**
 * Button that opens the account menu: portrait, or else the first letter of the name, and the name, which is
 * not shown on phones and tablets.
 */
export function AccountTrigger({ name, nameLang, portrait, ...button }: AccountTriggerProps) {
  return (
    <button type="button" {...button} className={css.trigger}>
      {portrait ? (
        <img
          className={css.portrait}
          {...resolveImage(portrait.url, [160])}
          sizes="32px"
          width={32}
          height={32}
          alt=""
          decoding="async"
          {...(portrait.focus && {
            style: { objectPosition: `${portrait.focus.x}% ${portrait.focus.y}%` },
          })}
        />
      ) : (
        <span className={css.initial} lang={nameLang} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
      )}
      <span className={css.name} lang={nameLang} translate="no">
        {name}
      </span>
    </button>
  );
}
