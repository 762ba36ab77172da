import type { Labels } from "@realtor/ui/labels";
import { Logo } from "@realtor/ui/logo";
import { localePath } from "#app/i18n/language-items.ts";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { wordmark } from "#app/layout/wordmark.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./admin-bar.css.ts";
import { AdminAccountMenu } from "./admin-account-menu.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { useSearchParams } from "./search-params.ts";
import type { AdminSection } from "./use-admin-links.ts";

interface AdminBarProps {
  labels: Pick<Labels, "language">;
  section: AdminSection;
}

/** Header of the admin screens: navigation, language menu and account menu. */
export function AdminBar({ labels, section }: AdminBarProps) {
  const { locale } = useAddress();
  // Re-renders the language links, which contain the query.
  useSearchParams();
  return (
    <header className={css.bar}>
      <Logo href={localePath("/", locale)} label={wordmark} />
      <AdminNav section={section} />
      <div className={css.end}>
        <SiteLanguageMenu labels={labels} />
        <AdminAccountMenu />
      </div>
    </header>
  );
}
