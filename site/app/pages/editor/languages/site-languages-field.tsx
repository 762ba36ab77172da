import { siteLanguages } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { CheckboxGroup } from "@realtor/ui/checkbox-group";
import { useState } from "react";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { languageMessages } from "#app/profile-editor/editor-messages.ts";
import { fields } from "#app/profile-editor/fields/profile-fields.ts";
import { useDraftStore } from "#app/profile-editor/draft/use-draft.ts";
import { getControlId } from "#app/profile-editor/form/field-fragments.ts";
import { useSiteLanguages } from "#app/profile-editor/languages/editor-language.tsx";
import { getNativeName } from "#app/profile-editor/languages/site-languages.ts";

const messages = defineMessages({
  hint: {
    id: "editor.siteLanguages.hint",
    defaultMessage: "You write your texts in each of these. Google lists your website in them.",
    description: "Hint below the label of the languages of the website.",
  },
  one: {
    id: "editor.siteLanguages.one",
    defaultMessage: "Choose one language at least.",
    description: "Error when the last language of the website is unchecked.",
  },
});

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
      label={formatMessage(fields.siteLanguages.label)}
      hint={formatMessage(messages.hint)}
      error={isRefused ? formatMessage(messages.one) : undefined}
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
        const name = formatMessage(languageMessages[value]);
        return name === native
          ? { value, label: native, lang: value }
          : { value, label: native, lang: value, description: name };
      })}
    />
  );
}
