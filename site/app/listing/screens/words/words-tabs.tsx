import type { Lang } from "@realtor/api/locales";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { useIntl } from "react-intl";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { languageStrip } from "#app/profile/field/language/language-tabs.css.ts";
import { getNativeName } from "#app/profile/field/language/site-languages.ts";
import { readWords } from "../../document/agent-words.ts";
import * as css from "./words-screen.css.ts";

interface WordsTabsProps {
  lang: Lang;
  /** That of the interface first. */
  langs: readonly Lang[];
  /** Those in which the website needs a text. */
  needed: readonly Lang[];
  onChange: (lang: Lang) => void;
}

/** The languages of a home's text; one without a text, or with a draft, says so. */
export function WordsTabs({ lang, langs, needed, onChange }: WordsTabsProps) {
  const { formatMessage } = useIntl();
  const states = useDeferredSelector((draft) =>
    langs.map((each) => readWords(draft, each).state).join(),
  ).split(",");
  return (
    <div className={`${css.strip} ${languageStrip}`}>
      <ToggleButtonGroup<Lang>
        label={formatMessage({ id: "listing-form.words.tabs" })}
        labelHidden
        selection="single"
        required
        value={[lang]}
        onChange={([selected]) => selected && onChange(selected)}
        options={langs.map((value, index) => {
          const state = states[index];
          const isMissing = state === "none" && needed.includes(value);
          return {
            value,
            label: getNativeName(value),
            lang: value,
            count:
              state === "draft"
                ? formatMessage({ id: "listing-form.words.badge.draft" })
                : isMissing
                  ? formatMessage({ id: "listing-form.words.badge.none" })
                  : undefined,
          };
        })}
      />
    </div>
  );
}
