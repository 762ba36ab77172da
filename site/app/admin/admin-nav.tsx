import { Box } from "@realtor/ui/box";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as css from "./admin-nav.css.ts";
import { type AdminSection, useAdminLinks } from "./use-admin-links.ts";
import { useUnread } from "./use-inbox-counts.ts";
import { useWaitingCount } from "./use-waiting-count.ts";

interface AdminNavProps {
  /** The current screen. */
  section: AdminSection;
}

/** Links to the admin screens: in the header, and on phones a tab bar at the bottom. */
export function AdminNav({ section: current }: AdminNavProps) {
  const { formatMessage } = useIntl();
  const links = useAdminLinks();
  if (links.length === 0) return null;
  // The editor of staff is below the list of websites.
  const isListed = links.some(({ section }) => section === current);
  const isBelow = (section: AdminSection) =>
    !isListed && current === "editor" && section === "start";
  return (
    <Box
      as="nav"
      display={{ default: "flex", mobile: "grid" }}
      gap={{ default: 4, mobile: 0 }}
      className={css.nav}
      aria-label={formatMessage({ id: "admin.nav" })}
    >
      {links.map(({ section, href, label, icon: Icon }) => (
        <a
          key={section}
          className={css.link}
          href={href}
          aria-current={section === current ? "page" : isBelow(section) ? "true" : undefined}
        >
          <Box as="span" display={{ default: "none", mobile: "grid" }}>
            <Icon />
          </Box>
          <FormattedMessage id={label} />
          {section === "inbox" && <UnreadCount />}
          {section === "markets" && <WaitingCount />}
        </a>
      ))}
    </Box>
  );
}

/** Number of unread requests, also in the document title. */
function UnreadCount() {
  const { formatMessage } = useIntl();
  const unread = useUnread();
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = unread === 0 ? title : `(${unread}) ${title}`;
  }, [unread]);
  return <Count n={unread} name={formatMessage({ id: "admin.nav.unread" }, { n: unread })} />;
}

/** Number of what waits for staff in the imports. */
function WaitingCount() {
  const { formatMessage } = useIntl();
  const waiting = useWaitingCount();
  return <Count n={waiting} name={formatMessage({ id: "admin.nav.waiting" }, { n: waiting })} />;
}

/** Nothing for 0. */
function Count({ n, name }: { n: number; name: string }) {
  if (n === 0) return null;
  return (
    <span className={css.count}>
      <span className={css.badge} aria-hidden="true">
        {n}
      </span>
      <span className={css.countName}>{name}</span>
    </span>
  );
}
