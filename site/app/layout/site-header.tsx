import { Header } from "@realtor/ui/header";
import type { Labels } from "@realtor/ui/labels";
import { Logo } from "@realtor/ui/logo";
import { localePath } from "../i18n/language-items.ts";
import { useAddress } from "../page-root.tsx";
import { useHasToken } from "../session/use-has-token.ts";
import { AccountMenu } from "./account-menu/account-menu.tsx";
import * as css from "./site-header.css.ts";
import { SiteLanguageMenu } from "./site-language-menu.tsx";
import { wordmark } from "./wordmark.ts";

interface SiteHeaderProps {
  labels: Pick<Labels, "language"> & { common: Pick<Labels["common"], "signIn"> };
  /** Black from the start, for pages without a hero. */
  solid?: boolean;
}

/** Header of the platform's own pages. */
export function SiteHeader({ labels, solid = false }: SiteHeaderProps) {
  const { locale } = useAddress();
  const isSignedIn = useHasToken();
  const signIn = { label: labels.common.signIn, href: localePath("/login", locale) };
  const end = (
    <div className={css.end}>
      <SiteLanguageMenu labels={labels} {...(!isSignedIn && { narrowLink: signIn })} />
      {isSignedIn ? (
        <AccountMenu />
      ) : (
        <a className={css.signIn} href={signIn.href}>
          {signIn.label}
        </a>
      )}
    </div>
  );
  return <Header solid={solid} start={<SiteLogo />} end={end} />;
}

/** Logo and name, linking to the landing page in the page's language. */
export function SiteLogo() {
  const { locale } = useAddress();
  return <Logo href={localePath("/", locale)} label={wordmark} />;
}
