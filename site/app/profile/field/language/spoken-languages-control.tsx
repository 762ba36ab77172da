import { siteLanguages } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import { useIntl } from "react-intl";
import { useField } from "#app/profile/draft/use-draft.ts";
import { TagPicker } from "../tag-picker.tsx";
import { type Setting, useControlProps } from "../use-control-props.ts";

/** The languages that the agent speaks. A stored language without a name on websites is kept. */
export function SpokenLanguagesControl(setting: Setting) {
  const { formatMessage, formatDisplayName } = useIntl();
  const [languages, setLanguages] = useField("languages");
  const { id, label, hint } = useControlProps("languages", setting);
  const getName = (tag: string) => {
    const known = siteLanguages.find((each) => each === tag);
    return known
      ? formatMessage({ id: `editor.language.${known}` })
      : (formatDisplayName(tag, { type: "language" }) ?? tag);
  };
  return (
    <TagPicker
      id={id}
      label={label}
      addLabel={formatMessage({ id: "editor.languages.add" })}
      hint={hint}
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
