import { Header } from "@realtor/ui/header";
import type { Labels } from "@realtor/ui/labels";
import { Logo } from "@realtor/ui/logo";
import { localePath } from "../i18n/language-items.ts";
import { useAddress } from "../page-root.tsx";
import { AccountMenu } from "./account-menu/account-menu.tsx";
import * as css from "./site-header.css.ts";
import { SiteLanguageMenu } from "./site-language-menu.tsx";
import { wordmark } from "./wordmark.ts";

interface SiteHeaderProps {
  labels: Pick<Labels, "language">;
  /** Black from the start, for pages without a hero. */
  solid?: boolean;
}

/** Header of the platform's own pages. */
export function SiteHeader({ labels, solid = false }: SiteHeaderProps) {
  const end = (
    <div className={css.end}>
      <SiteLanguageMenu labels={labels} linksWhenWide />
      <AccountMenu />
    </div>
  );
  return <Header solid={solid} start={<SiteLogo />} end={end} />;
}

/** Logo and name, linking to the landing page in the page's language. */
export function SiteLogo() {
  const { locale } = useAddress();
  return <Logo href={localePath("/", locale)} label={wordmark} />;
}
