import { siteLanguages } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { languageMessages } from "#app/profile-editor/editor-messages.ts";
import { fields } from "#app/profile-editor/fields/profile-fields.ts";
import { useField } from "#app/profile-editor/draft/use-draft.ts";
import { getControlId } from "#app/profile-editor/form/field-fragments.ts";
import { useEditorLanguage } from "#app/profile-editor/languages/editor-language.tsx";
import { SiteLanguagesField } from "../languages/site-languages-field.tsx";
import { TagPicker } from "#app/profile-editor/form/tag-picker.tsx";
import { SectionFrame } from "./section-frame.tsx";

const messages = defineMessages({
  add: {
    id: "editor.languages.add",
    defaultMessage: "Add a language you speak",
    description: "Label of the input that adds a language that the realtor speaks.",
  },
  empty: {
    id: "editor.languages.empty",
    defaultMessage: "No languages yet.",
    description: "Shown when no spoken language was added.",
  },
  hint: {
    id: "editor.languages.hint",
    defaultMessage: "Your page says in which languages people can talk to you.",
    description: "Hint below the label of the input that adds a language that the realtor speaks.",
  },
});

/** The languages of the homepage, and those that the agent speaks. */
export function LanguagesSection() {
  const { lang, setLang } = useEditorLanguage();
  return (
    <SectionFrame section="languages">
      <SiteLanguagesField
        onChange={(langs) => {
          const [first] = langs;
          if (first && !langs.includes(lang)) setLang(first);
        }}
      />
      <SpokenLanguages />
    </SectionFrame>
  );
}

/** A stored language without a name on homepages is kept. */
function SpokenLanguages() {
  const { formatMessage, formatDisplayName } = useIntl();
  const [languages, setLanguages] = useField("languages");
  const getName = (tag: string) => {
    const known = siteLanguages.find((each) => each === tag);
    return known
      ? formatMessage(languageMessages[known])
      : (formatDisplayName(tag, { type: "language" }) ?? tag);
  };
  return (
    <TagPicker
      id={getControlId("languages")}
      label={formatMessage(fields.languages.label)}
      addLabel={formatMessage(messages.add)}
      hint={formatMessage(messages.hint)}
      empty={formatMessage(messages.empty)}
      tags={languages.map((tag) => ({ value: tag, label: getName(tag) }))}
      options={siteLanguages
        .filter((tag) => !languages.includes(tag))
        .map((tag) => ({ value: tag, label: getName(tag) }))}
      isFull={languages.length >= limits.languages}
      onAdd={(tag) => setLanguages((before) => [...before, tag])}
      onRemove={(tag) => setLanguages((before) => before.filter((each) => each !== tag))}
    />
  );
}
