import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon, MenuIcon } from "@realtor/ui/icons";
import type { Labels } from "@realtor/ui/labels";
import { Logo } from "@realtor/ui/logo";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { wordmark } from "#app/layout/wordmark.ts";
import { useAddress } from "#app/page-root.tsx";
import { endSession } from "#app/session/session-lifecycle.ts";
import { useSession } from "#app/session/session-store.ts";
import * as css from "./admin-bar.css.ts";
import { useSearchParams } from "./search-params.ts";
import { useUnread } from "./use-inbox-counts.ts";

/** The current link of the bar, or a screen below one of them. */
export type AdminSection = "realtors" | "inbox" | "editor";

interface AdminBarProps {
  labels: Pick<Labels, "language">;
  section: AdminSection;
}

/** Header of the admin screens: navigation, language menu and sign-out. Collapses to a menu on phones. */
export function AdminBar({ labels, section: place }: AdminBarProps) {
  const { locale, ownDomain } = useAddress();
  const { formatMessage } = useIntl();
  const signedIn = Boolean(useSession());
  const [open, setOpen] = useState(false);
  // Re-renders the language links, which contain the query.
  useSearchParams();
  return (
    <header className={css.bar}>
      <Logo href={localePath("/", locale)} name={wordmark} />
      <div className={css.fold}>
        <IconButton
          label={formatMessage({ id: open ? "admin.close" : "admin.menu" })}
          aria-expanded={open}
          aria-controls="admin-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
      </div>
      <div id="admin-menu" className={css.menu} data-open={open}>
        {/* An own domain has one homepage and its editor only. */}
        {signedIn && !ownDomain && (
          <nav className={css.nav} aria-label={formatMessage({ id: "admin.nav" })}>
            <a
              className={css.link}
              href={localePath("/admin", locale)}
              aria-current={place === "realtors" ? "page" : place === "editor" ? "true" : undefined}
            >
              <FormattedMessage id="admin.nav.realtors" />
            </a>
            <a
              className={css.link}
              href={localePath("/admin/inbox", locale)}
              aria-current={place === "inbox" ? "page" : undefined}
            >
              <FormattedMessage id="admin.nav.inbox" />
              <UnreadCount />
            </a>
          </nav>
        )}
        <div className={css.end}>
          <SiteLanguageMenu labels={labels} />
          {signedIn && (
            <button type="button" className={css.signOut} onClick={() => void endSession()}>
              <FormattedMessage id="admin.signOut" />
            </button>
          )}
        </div>
      </div>
    </header>
  );
}

function UnreadCount() {
  const { formatMessage } = useIntl();
  const unread = useUnread();
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = unread === 0 ? title : `(${unread}) ${title}`;
  }, [unread]);
  if (unread === 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{unread}</span>
      <span className={css.countName}>
        {formatMessage({ id: "admin.nav.unread" }, { n: unread })}
      </span>
    </span>
  );
}
