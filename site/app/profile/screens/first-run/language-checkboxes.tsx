import { values } from "@realtor/profile/values";
import { siteLanguages } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { Checkbox } from "@realtor/ui/checkbox";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import type { Draft } from "#app/profile/draft/draft.ts";
import { useDraftStore, useField } from "#app/profile/draft/use-draft.ts";
import { getNativeName } from "#app/profile/field/language/site-languages.ts";
import * as css from "./contact.css.ts";
import { useFirstRun } from "./first-run-context.ts";
import * as form from "./step-form.css.ts";

/** Sets the languages of the agent, and of the website, which has a version in each. */
function setLanguages(draft: Draft, languages: readonly string[]): Draft {
  const known = siteLanguages.filter((lang) => languages.includes(lang));
  const spoken = values.languages.set(draft, languages);
  return values.siteLanguages.set(spoken, known);
}

/** The languages the agent works in; at first that of the interface, and English. */
export function LanguageCheckboxes() {
  const { formatMessage } = useIntl();
  const { lang } = useFirstRun();
  const store = useDraftStore();
  const [languages] = useField("languages");
  useEffect(() => {
    if (values.languages.get(store.getDraft()).length > 0) return;
    store.change((draft) => setLanguages(draft, [...new Set([lang, "en" as const])]));
  }, [store, lang]);
  const toggle = (one: Lang, isOn: boolean) =>
    store.change((draft) => {
      const before = values.languages.get(draft);
      return setLanguages(draft, isOn ? [...before, one] : before.filter((other) => other !== one));
    });
  return (
    <fieldset>
      <legend className={form.label}>{formatMessage({ id: "first-run.languages" })}</legend>
      <p className={form.hint}>{formatMessage({ id: "first-run.languages.hint" })}</p>
      <Box display="flex" flexWrap="wrap" gap={8}>
        {siteLanguages.map((one) => (
          <Checkbox
            key={one}
            className={css.language}
            label={<span lang={one}>{getNativeName(one)}</span>}
            checked={languages.includes(one)}
            // A website has at least one language.
            onChange={({ target }) => {
              if (target.checked || languages.length > 1) toggle(one, target.checked);
            }}
          />
        ))}
      </Box>
    </fieldset>
  );
}
