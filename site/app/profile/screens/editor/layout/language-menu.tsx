import { siteLanguages } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { Button } from "@realtor/ui/button";
import { CheckIcon, ChevronDownIcon, PlusIcon } from "@realtor/ui/icons";
import type { MenuItem } from "@realtor/ui/menu";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { LazyMenu } from "#app/admin/lazy-menu.tsx";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { getNativeName } from "#app/profile/field/language/site-languages.ts";
import * as css from "#app/profile/field/language/language-tabs.css.ts";
import { AddLanguageDialog } from "#app/profile/field/language/language-tabs.tsx";
import {
  useLanguageKey,
  useMissingCounts,
} from "#app/profile/field/language/use-language-switch.ts";

/** The language tabs as a menu, for the only bar of a phone or at 200 % zoom. */
export function LanguageMenu() {
  const { formatMessage } = useIntl();
  const { lang, langs, setLang } = useEditorLanguage();
  const [added, setAdded] = useState<Lang | null>(null);
  const counts = useMissingCounts();
  useLanguageKey();
  const others = siteLanguages.filter((each) => !langs.includes(each));
  const items = [...langs, ...others].map((each): MenuItem => {
    const name = { label: getNativeName(each), lang: each };
    if (!langs.includes(each))
      return {
        ...name,
        detail: formatMessage({ id: "editor.lang.add" }),
        icon: <PlusIcon />,
        onSelect: () => setAdded(each),
      };
    const missing = formatMessage({ id: "editor.lang.tabs.missing" }, { n: counts[each] });
    return {
      ...name,
      detail: counts[each] > 0 ? missing : undefined,
      icon: <CheckIcon style={each === lang ? undefined : { visibility: "hidden" }} />,
      onSelect: () => setLang(each),
    };
  });
  return (
    <>
      <LazyMenu
        trigger={
          <Button
            variant="ghost"
            size="small"
            className={css.trigger}
            aria-label={`${getNativeName(lang)}, ${formatMessage({ id: "editor.lang.tabs" })}`}
          >
            {langs.some((each) => counts[each] > 0) && <span className={css.dot} />}
            <span lang={lang}>{getNativeName(lang)}</span>
            <ChevronDownIcon />
          </Button>
        }
        items={items}
      />
      <Suspense>
        {added && <AddLanguageDialog lang={added} onClose={() => setAdded(null)} />}
      </Suspense>
    </>
  );
}
