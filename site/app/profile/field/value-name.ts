import type { ValueId } from "@realtor/profile/fields";
import { values } from "@realtor/profile/values";
import type { IntlShape } from "react-intl";

/** The name of a value in lists, with the language of a text: "About (Korean)". */
export function nameValue(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  id: ValueId,
): string {
  const { field, lang } = values[id];
  const name = formatMessage({ id: `editor.field.${field}` });
  if (lang === undefined) return name;
  const language = formatMessage({ id: `editor.language.${lang}` });
  return formatMessage({ id: "editor.inLanguage" }, { name, language });
}
