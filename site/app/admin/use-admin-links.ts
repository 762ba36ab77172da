import { HomeIcon, type IconProps, InboxIcon, WebPageIcon } from "@realtor/ui/icons";
import type { ComponentType } from "react";
import type { MessageKey } from "#app/i18n/messages.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useSession } from "#app/session/session-store.ts";

/** A screen of the admin pages. */
export type AdminSection = "start" | "inbox" | "markets" | "editor" | "account";

/** A link of the admin navigation. */
export interface AdminLink {
  section: AdminSection;
  href: string;
  label: MessageKey;
  icon: ComponentType<IconProps>;
}

/**
 * The links of the admin navigation: the list of websites, the inbox and the imports for staff; home screen, editor and
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
  const inbox = link("inbox", "/admin/inbox", { label: "admin.nav.inbox", icon: InboxIcon });
  if (role === "admin")
    return [
      link("start", "/admin", { label: "admin.nav.websites", icon: WebPageIcon }),
      inbox,
      link("markets", "/admin/markets", { label: "admin.nav.markets", icon: HomeIcon }),
    ];
  const slug = session.realtorInfo?.desiredUrl;
  return [
    link("start", "/admin", { label: "admin.nav.home", icon: HomeIcon }),
    ...(slug === undefined
      ? []
      : [link("editor", `/${slug}/admin`, { label: "admin.nav.website", icon: WebPageIcon })]),
    inbox,
  ];
}
