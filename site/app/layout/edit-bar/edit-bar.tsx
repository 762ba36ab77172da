import { EditIcon } from "@realtor/ui/icons";
import { importTexts } from "#app/i18n/browser-texts.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { authorize, viewerRole } from "#app/session/authorize.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import { useSession } from "#app/session/session-store.ts";
import * as css from "./edit-bar.css.ts";

const formatMessage = await importTexts(
  import.meta.glob<Record<string, string>>("../../i18n/compiled/browser/editBar.*.json", {
    import: "default",
  }),
);

export interface EditBarProps {
  /** The homepage's slug, also on an own domain. */
  desiredUrl: string;
  /** The page shows homes: the link leads to their section of the editor. */
  homes?: boolean;
}

/** Bar above an agent's page for its owner and for admins: edit link, user name, sign-out. */
export function EditBar({ desiredUrl, homes = false }: EditBarProps) {
  const { locale, ownDomain } = useAddress();
  const session = useSession() ?? null;
  if (authorize(viewerRole(session, desiredUrl), "homepage") !== "edit-bar") return null;
  const editor = localePath(ownDomain ? "/admin" : `/${desiredUrl}/admin`, locale);
  return (
    <aside className={css.bar} aria-label={formatMessage({ id: "editBar.label" })}>
      <a className={css.action} href={homes ? `${editor}#listings` : editor}>
        <EditIcon />
        {homes ? formatMessage({ id: "editBar.listings" }) : formatMessage({ id: "editBar.edit" })}
      </a>
      <span className={css.name}>{session?.userInfo?.name}</span>
      {!ownDomain && (
        <a className={css.action} href={localePath("/account", locale)}>
          {formatMessage({ id: "editBar.account" })}
        </a>
      )}
      <button type="button" className={css.action} onClick={() => void endSession()}>
        {formatMessage({ id: "editBar.signOut" })}
      </button>
    </aside>
  );
}
