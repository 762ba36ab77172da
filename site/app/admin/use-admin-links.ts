import { HomeIcon, type IconProps, InboxIcon, WebPageIcon } from "@realtor/ui/icons";
import type { ComponentType } from "react";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useSession } from "#app/session/session-store.ts";

const messages = defineMessages({
  home: {
    id: "admin.nav.home",
    defaultMessage: "Home",
    description: "Link to the agent’s first screen in the admin navigation.",
  },
  website: {
    id: "admin.nav.website",
    defaultMessage: "My website",
    description: "Link to the editor of the agent’s website in the admin navigation.",
  },
  websites: {
    id: "admin.nav.websites",
    defaultMessage: "Websites",
    description: "Link to the list of all websites in the admin navigation, for staff.",
  },
  inbox: {
    id: "admin.nav.inbox",
    defaultMessage: "Requests",
    description: "Link to the inbox in the admin navigation.",
  },
});

/** A screen of the admin pages. */
export type AdminSection = "start" | "inbox" | "editor" | "account";

/** A link of the admin navigation. */
export interface AdminLink {
  section: AdminSection;
  href: string;
  label: Message;
  icon: ComponentType<IconProps>;
}

/**
 * The links of the admin navigation: the list of websites and the inbox for staff; home screen, editor and
 * inbox for an agent. Empty for visitors and buyers, and on an own domain, which has only the editor.
 */
export function useAdminLinks(): readonly AdminLink[] {
  const { locale, ownDomain } = useAddress();
  const session = useSession();
  const role = session?.userInfo?.role;
  if (!session || ownDomain || role === "user") return [];
  const link = (section: AdminSection, path: string, rest: Pick<AdminLink, "label" | "icon">) => ({
    section,
    href: localePath(path, locale),
    ...rest,
  });
  const inbox = link("inbox", "/admin/inbox", { label: messages.inbox, icon: InboxIcon });
  if (role === "admin")
    return [link("start", "/admin", { label: messages.websites, icon: WebPageIcon }), inbox];
  const slug = session.realtorInfo?.desiredUrl;
  return [
    link("start", "/admin", { label: messages.home, icon: HomeIcon }),
    ...(slug === undefined
      ? []
      : [link("editor", `/${slug}/admin`, { label: messages.website, icon: WebPageIcon })]),
    inbox,
  ];
}
