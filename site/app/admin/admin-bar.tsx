import type { Labels } from "@realtor/ui/labels";
import { Logo } from "@realtor/ui/logo";
import { localePath } from "#app/i18n/language-items.ts";
import { SiteLanguageMenu } from "#app/layout/site-language-menu.tsx";
import { wordmark } from "#app/layout/wordmark.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./admin-bar.css.ts";
import { AdminAccountMenu } from "./admin-account-menu.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { editorBarId } from "./editor-bar.ts";
import { useSearchParams } from "./search-params.ts";
import type { AdminSection } from "./use-admin-links.ts";

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
      <div className={css.end}>
        {(!isEditor || ownDomain) && <SiteLanguageMenu labels={labels} />}
        <AdminAccountMenu />
      </div>
    </header>
  );
}
