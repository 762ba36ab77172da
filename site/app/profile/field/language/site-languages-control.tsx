import { siteLanguages } from "@realtor/api/loaning";
import { values } from "@realtor/profile/values";
import { CheckboxGroup } from "@realtor/ui/checkbox-group";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useDraftStore } from "#app/profile/draft/use-draft.ts";
import { type Setting, useControlProps } from "../use-control-props.ts";
import { useEditorLanguage, useSiteLanguages } from "./editor-language.tsx";
import { getNativeName } from "./site-languages.ts";

/** The languages of the website. Unchecking one keeps its texts; the form moves to another language. */
export function SiteLanguagesControl(setting: Setting) {
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const langs = useSiteLanguages();
  const { lang: formLang, setLang } = useEditorLanguage();
  const [isRefused, setRefused] = useState(false);
  const { id, label, hint } = useControlProps("siteLanguages", setting);
  return (
    <CheckboxGroup
      id={id}
      label={label}
      hint={hint}
      error={isRefused ? formatMessage({ id: "editor.siteLanguages.one" }) : undefined}
      orientation="horizontal"
      value={langs}
      onChange={(checked) => {
        const chosen = siteLanguages.filter((lang) => checked.includes(lang));
        const [first] = chosen;
        setRefused(first === undefined);
        if (first === undefined) return;
        store.change((draft) => values.siteLanguages.set(draft, chosen));
        if (!chosen.includes(formLang)) setLang(first);
      }}
      options={siteLanguages.map((value) => {
        const native = getNativeName(value);
        const name = formatMessage({ id: `editor.language.${value}` });
        return name === native
          ? { value, label: native, lang: value }
          : { value, label: native, lang: value, description: name };
      })}
    />
  );
}
