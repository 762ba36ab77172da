import { siteLanguages } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { PlusIcon } from "@realtor/ui/icons";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { useEditorLanguage, useSiteLanguages } from "./editor-language.tsx";
import { getNativeName } from "./site-languages.ts";
import * as css from "./language-tabs.css.ts";
import { useLanguageKey, useMissingCounts } from "./use-language-switch.ts";

export const AddLanguageDialog = lazyPart(
  async () => (await import("./add-language-dialog.tsx")).AddLanguageDialog,
);

/**
 * The languages of the website: a choice switches form and preview. Each shows how many texts are
 * missing in it; the others can be added.
 */
export function LanguageTabs() {
  const { formatMessage } = useIntl();
  const { lang, langs, setLang } = useEditorLanguage();
  const chosen = useSiteLanguages();
  const [added, setAdded] = useState<Lang | null>(null);
  const counts = useMissingCounts();
  useLanguageKey();
  return (
    <div className={`${css.strip} ${css.languageStrip}`}>
      <ToggleButtonGroup<Lang>
        label={formatMessage({ id: "editor.lang.tabs" })}
        labelHidden
        selection="single"
        required
        value={[lang]}
        onChange={([selected]) => selected && setLang(selected)}
        options={langs.map((value) => {
          const n = counts[value];
          return {
            value,
            label: getNativeName(value),
            lang: value,
            count: n > 0 ? formatMessage({ id: "editor.lang.tabs.missing" }, { n }) : undefined,
          };
        })}
      />
      {siteLanguages
        .filter((each) => !chosen.includes(each) && !langs.includes(each))
        .map((each) => (
          <button key={each} type="button" className={css.add} onClick={() => setAdded(each)}>
            <span lang={each}>{getNativeName(each)}</span> <PlusIcon />
            <FormattedMessage id="editor.lang.add" />
          </button>
        ))}
      <Suspense>
        {added && <AddLanguageDialog lang={added} onClose={() => setAdded(null)} />}
      </Suspense>
    </div>
  );
}
