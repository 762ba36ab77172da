import { Menu } from "@realtor/ui/menu";
import { useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { AccountTrigger } from "#app/layout/account-menu/account-trigger.tsx";
import { useAddress } from "#app/page-root.tsx";
import { endSession } from "#app/session/session-lifecycle.ts";
import { useSession } from "#app/session/session-store.ts";
import { adminMessages } from "./admin-messages.ts";

/** Who is signed in, with the page about password and devices, and signing out. */
export function AdminAccountMenu() {
  const { formatMessage } = useIntl();
  const { locale, ownDomain } = useAddress();
  const session = useSession();
  if (!session) return null;
  const account = formatMessage({
    id: "admin.account",
    defaultMessage: "Account",
    description: "Accessible name of the account menu, where the user’s name is not known.",
  });
  const security = {
    label: formatMessage({
      id: "admin.account.security",
      defaultMessage: "Sign-in and security",
      description: "Link in the account menu to the page about password and devices.",
    }),
    href: localePath("/account", locale),
  };
  const signOut = {
    label: formatMessage(adminMessages.signOut),
    onSelect: () => void endSession(),
  };
  return (
    <Menu
      trigger={<AccountTrigger name={session.userInfo?.name || account} />}
      // An own domain has no account page.
      items={ownDomain ? [signOut] : [security, signOut]}
    />
  );
}
