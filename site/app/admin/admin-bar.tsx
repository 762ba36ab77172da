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
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as css from "./admin-bar.css.ts";
import { useSearchParams } from "./search-params.ts";
import { useUnread } from "./use-inbox-counts.ts";
import { adminMessages } from "./admin-messages.ts";

const messages = defineMessages({
  menu: {
    id: "admin.menu",
    defaultMessage: "Menu",
    description: "Accessible name of the button that opens the admin menu on small screens.",
  },
});

/** The current link of the bar, or a screen below one of them. */
export type AdminSection = "realtors" | "inbox" | "editor" | "account";

interface AdminBarProps {
  labels: Pick<Labels, "language">;
  section: AdminSection;
}

/** Header of the admin screens: navigation, language menu and sign-out. Collapses to a menu on phones. */
export function AdminBar({ labels, section: place }: AdminBarProps) {
  const { locale, ownDomain } = useAddress();
  const { formatMessage } = useIntl();
  const session = useSession();
  const signedIn = Boolean(session);
  const [open, setOpen] = useState(false);
  // Re-renders the language links, which contain the query.
  useSearchParams();
  return (
    <header className={css.bar}>
      <Logo href={localePath("/", locale)} label={wordmark} />
      <div className={css.fold}>
        <IconButton
          label={formatMessage(open ? adminMessages.close : messages.menu)}
          aria-expanded={open}
          aria-controls="admin-menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
      </div>
      <div id="admin-menu" className={css.menu} data-open={open}>
        {/* An own domain has one homepage and its editor only; a buyer has no homepage. */}
        {signedIn && !ownDomain && session?.userInfo?.role !== "user" && (
          <nav
            className={css.nav}
            aria-label={formatMessage({
              id: "admin.nav",
              defaultMessage: "Admin",
              description: "Accessible name of the navigation of the admin screens.",
            })}
          >
            <a
              className={css.link}
              href={localePath("/admin", locale)}
              aria-current={place === "realtors" ? "page" : place === "editor" ? "true" : undefined}
            >
              <FormattedMessage
                id="admin.nav.realtors"
                defaultMessage="Realtors"
                description="Link to the list of websites in the admin navigation."
              />
            </a>
            <a
              className={css.link}
              href={localePath("/admin/inbox", locale)}
              aria-current={place === "inbox" ? "page" : undefined}
            >
              <FormattedMessage
                id="admin.nav.inbox"
                defaultMessage="Inbox"
                description="Link to the inbox in the admin navigation."
              />
              <UnreadCount />
            </a>
          </nav>
        )}
        <div className={css.end}>
          <SiteLanguageMenu labels={labels} />
          {signedIn && !ownDomain && (
            <a
              className={css.account}
              href={localePath("/account", locale)}
              aria-current={place === "account" ? "page" : undefined}
            >
              <FormattedMessage
                id="admin.account"
                defaultMessage="Account"
                description="Link to the page about the password and devices of the signed-in account."
              />
            </a>
          )}
          {signedIn && (
            <button type="button" className={css.signOut} onClick={() => void endSession()}>
              <FormattedMessage {...adminMessages.signOut} />
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
        {formatMessage(
          {
            id: "admin.nav.unread",
            defaultMessage: "{n, plural, one {# unread inquiry} other {# unread inquiries}}",
            description:
              "Accessible name of the count next to the inbox link; {n} is the number of unread inquiries.",
          },
          { n: unread },
        )}
      </span>
    </span>
  );
}
