import { htmlLang, type Lang } from "@realtor/api/locales";
import { Disclosure } from "@realtor/ui/disclosure";
import { useIntl } from "react-intl";
import { joinWithAnd } from "#app/i18n/formats/join-words.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { readWords } from "../document/agent-words.ts";
import { listingValues } from "../document/listing-values.ts";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";
import {
  Description,
  DraftActions,
  Sentence,
  WordsNotice,
  WordsOfLanguage,
} from "./words-fields.tsx";

const langs: readonly Lang[] = ["ko", "en", "ja"];

/** One sentence in the agent's language; the description and the other languages are folded. */
export function WordsPart() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { locale } = useAddress();
  const own = htmlLang(locale);
  const nameOf = (lang: Lang) => formatMessage({ id: `listing-form.language.${lang}` });
  const others = langs.filter((lang) => lang !== own);
  const missing = useDeferredSelector((draft) =>
    others
      .filter((lang) => {
        const { sentence, state } = readWords(draft, lang);
        return sentence.trim() === "" || state === "draft";
      })
      .join(),
  );
  const bedrooms = useDeferredSelector(listingValues.bedrooms.get);
  const home = { remarks: null, bedrooms };
  const names = others.filter((lang) => missing.split(",").includes(lang)).map(nameOf);
  return (
    <Part id="words" meta={nameOf(own)}>
      <WordsNotice lang={own} home={home} />
      <Sentence lang={own} home={home} isAlone />
      <div className={css.rows}>
        <Disclosure
          title={formatMessage({ id: "listing-form.words.more" })}
          detail={
            names.length > 0
              ? formatMessage(
                  { id: "listing-form.words.missing" },
                  { languages: joinWithAnd(names, intl) },
                )
              : undefined
          }
        >
          <div className={`${fieldCss.fields} ${css.words}`}>
            <Description lang={own} home={home} />
            <DraftActions lang={own} />
            {others.map((lang) => (
              <fieldset key={lang} className={css.language}>
                <legend className={css.languageName}>{nameOf(lang)}</legend>
                <WordsOfLanguage lang={lang} home={home} />
              </fieldset>
            ))}
          </div>
        </Disclosure>
      </div>
    </Part>
  );
}
