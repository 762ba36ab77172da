import type { ComponentProps } from "react";
import { Box } from "@realtor/ui/box";
import type { Labels } from "@realtor/ui/labels";
import { Logo } from "@realtor/ui/logo";
import { localePath } from "#app/i18n/language-items.ts";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { wordmark } from "#app/layout/wordmark.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./admin-bar.css.ts";
import { AdminNav } from "./admin-nav.tsx";
import { useOwnWebsite } from "./use-own-website.ts";
import { homepageIdentity } from "#app/data/homepage-name.ts";
import { editorBarId } from "./editor-bar.ts";
import { LazyMenu } from "./lazy-menu.tsx";
import { useSearchParams } from "./search-params.ts";
import type { AdminSection } from "./use-admin-links.ts";
import { useIntl } from "react-intl";
import { AccountTrigger } from "#app/layout/account-menu/account-trigger.tsx";
import { endSession } from "#app/session/session-lifecycle.ts";
import { useSession } from "#app/session/session-store.ts";

interface AdminBarProps {
  labels: Pick<Labels, "language">;
  section: AdminSection;
}

/** Header of the admin screens: navigation, language menu and account menu; in the editor also its buttons. */
export function AdminBar({ labels, section }: AdminBarProps) {
  const { locale, ownDomain } = useAddress();
  // The editor's state and buttons take the room; the languages are on the other screens.
  const isEditor = section === "editor";
  // Re-renders the language links, which contain the query.
  useSearchParams();
  return (
    <header className={css.bar} data-section={section}>
      <Logo href={localePath("/", locale)} label={wordmark} />
      <AdminNav section={section} />
      {isEditor && <div id={editorBarId} className={css.editor} />}
      <Box display="flex" alignItems="center" gap={{ default: 24, mobile: 12 }} className={css.end}>
        {(!isEditor || ownDomain) && <SiteLanguageMenu labels={labels} />}
        <AdminAccountMenu />
      </Box>
    </header>
  );
}

/** Who is signed in, with the page about password and devices, and signing out. */
function AdminAccountMenu() {
  const { formatMessage } = useIntl();
  const { locale, ownDomain } = useAddress();
  const session = useSession();
  if (!session) return null;
  const account = formatMessage({ id: "admin.account" });
  const security = {
    label: formatMessage({ id: "admin.account.security" }),
    href: localePath("/account", locale),
  };
  const signOut = {
    label: formatMessage({ id: "admin.signOut" }),
    onSelect: () => void endSession(),
  };
  const name = session.userInfo?.name || account;
  return (
    <LazyMenu
      trigger={
        session.userInfo?.role === "realtor" ? (
          <AgentTrigger name={name} />
        ) : (
          <AccountTrigger name={name} />
        )
      }
      // An own domain has no account page.
      items={ownDomain ? [signOut] : [security, signOut]}
    />
  );
}

/**
 * The account menu's button with the agent's portrait, and the name in the page's language. Until the
 * website is loaded, and without one, as `AccountTrigger`.
 */
function AgentTrigger({ name, ...button }: ComponentProps<typeof AccountTrigger>) {
  const { locale } = useAddress();
  const { data: website } = useOwnWebsite();
  if (!website) return <AccountTrigger name={name} {...button} />;
  const { name: names, portrait } = homepageIdentity(website, locale);
  const { text, lang } = names.displayName;
  return (
    <AccountTrigger
      {...(text === "" ? { name } : { name: text, nameLang: lang })}
      portrait={portrait}
      {...button}
    />
  );
}
