import { siteLanguages } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import { useField } from "#app/profile/draft/use-draft.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { SiteLanguagesField } from "#app/profile/field/language/site-languages-field.tsx";
import { TagPicker } from "#app/profile/field/tag-picker.tsx";
import { SectionFrame } from "./section-frame.tsx";

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
      ? formatMessage({ id: `editor.language.${known}` })
      : (formatDisplayName(tag, { type: "language" }) ?? tag);
  };
  return (
    <TagPicker
      id={getControlId("languages")}
      label={formatMessage({ id: "editor.field.languages" })}
      addLabel={formatMessage({ id: "editor.languages.add" })}
      hint={formatMessage({ id: "editor.languages.hint" })}
      empty={formatMessage({ id: "editor.languages.empty" })}
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
