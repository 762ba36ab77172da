import { Menu, type MenuItem } from "@realtor/ui/menu";
import { importTexts } from "#app/i18n/browser-texts.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { dashboardPath } from "#app/session/after-sign-in.ts";
import { endSession } from "#app/session/session-lifecycle.ts";
import { useSession } from "#app/session/session-store.ts";
import { AccountTrigger } from "./account-trigger.tsx";

const formatMessage = await importTexts(
  import.meta.glob<Record<string, string>>("../../i18n/compiled/browser/accountMenu.*.json", {
    import: "default",
  }),
);

/** Who is signed in, with links to the own place and the account, and signing out. */
export function SignedInMenu() {
  const { locale } = useAddress();
  const session = useSession();
  if (!session) return null;
  const label = formatMessage({ id: "accountMenu.label" });
  const name = session.userInfo?.name || label;
  const dashboard = dashboardPath(session, locale);
  const items: MenuItem[] = [
    ...(dashboard === null
      ? []
      : [
          {
            label: formatMessage({ id: "accountMenu.dashboard" }),
            href: dashboard,
          },
        ]),
    {
      label: formatMessage({ id: "accountMenu.security" }),
      href: localePath("/account", locale),
    },
    {
      label: formatMessage({ id: "accountMenu.signOut" }),
      onSelect: () => void endSession(),
    },
  ];
  return <Menu trigger={<AccountTrigger name={name} />} items={items} />;
}
