import { EditIcon } from "@realtor/ui/icons";
import { FormattedMessage, RawIntlProvider } from "react-intl";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { authorize, viewerRole } from "#app/session/authorize.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import { useSession } from "#app/session/session-store.ts";
import * as css from "./edit-bar.css.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

const messages = pageMessages(ko, en, ja);

interface EditBarProps {
  /** The homepage's slug, also on an own domain. */
  desiredUrl: string;
}

/** Bar above the homepage for its owner and for admins: edit link, user name, sign-out. */
export function EditBar({ desiredUrl }: EditBarProps) {
  const { locale, ownDomain } = useAddress();
  const session = useSession() ?? null;
  if (authorize(viewerRole(session, desiredUrl), "homepage") !== "edit-bar") return null;
  const intl = createIntl(locale, messages[locale]);
  return (
    <RawIntlProvider value={intl}>
      <aside className={css.bar} aria-label={intl.formatMessage({ id: "editBar.label" })}>
        <a
          className={css.action}
          href={localePath(ownDomain ? "/admin" : `/${desiredUrl}/admin`, locale)}
        >
          <EditIcon />
          <FormattedMessage id="editBar.edit" />
        </a>
        <span className={css.name}>{session?.userInfo?.name}</span>
        <button type="button" className={css.action} onClick={() => void endSession()}>
          <FormattedMessage id="editBar.signOut" />
        </button>
      </aside>
    </RawIntlProvider>
  );
}
