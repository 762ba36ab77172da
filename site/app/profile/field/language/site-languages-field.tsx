import { siteLanguages } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { CheckboxGroup } from "@realtor/ui/checkbox-group";
import { useState } from "react";
import { useIntl } from "react-intl";
import { fields } from "#app/profile/draft/fields/profile-fields.ts";
import { useDraftStore } from "#app/profile/draft/use-draft.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { useSiteLanguages } from "./editor-language.tsx";
import { getNativeName } from "./site-languages.ts";

interface SiteLanguagesFieldProps {
  /** Called with the new languages after they were written to the draft. */
  onChange?: (langs: Lang[]) => void;
}

/** The languages of the homepage. Unchecking one keeps its texts. */
export function SiteLanguagesField({ onChange }: SiteLanguagesFieldProps) {
  const { formatMessage } = useIntl();
  const store = useDraftStore();
  const langs = useSiteLanguages();
  const [isRefused, setRefused] = useState(false);
  return (
    <CheckboxGroup
      id={getControlId("siteLanguages")}
      label={formatMessage({ id: "editor.field.siteLanguages" })}
      hint={formatMessage({ id: "editor.siteLanguages.hint" })}
      error={isRefused ? formatMessage({ id: "editor.siteLanguages.one" }) : undefined}
      orientation="horizontal"
      value={langs}
      onChange={(values) => {
        const chosen = siteLanguages.filter((lang) => values.includes(lang));
        setRefused(chosen.length === 0);
        if (chosen.length === 0) return;
        store.change((draft) => fields.siteLanguages.lens.set(draft, chosen));
        onChange?.(chosen);
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
