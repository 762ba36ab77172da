import { htmlLang, type Lang } from "@realtor/api/locales";
import { limits } from "@realtor/api/rules";
import { Disclosure } from "@realtor/ui/disclosure";
import { useIntl } from "react-intl";
import { joinWithAnd } from "#app/i18n/formats/join-words.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { listingValues, wordIds } from "../document/listing-values.ts";
import { ListingText } from "./listing-controls.tsx";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";

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
    others.filter((lang) => listingValues[wordIds[lang].sentence].get(draft).trim() === "").join(),
  );
  const names = others.filter((lang) => missing.split(",").includes(lang)).map(nameOf);
  return (
    <Part id="words" meta={nameOf(own)}>
      <Sentence lang={own} mark="optional" />
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
            <Description lang={own} />
            {others.map((lang) => (
              <fieldset key={lang} className={css.language}>
                <legend className={css.languageName}>{nameOf(lang)}</legend>
                <Sentence lang={lang} />
                <Description lang={lang} />
              </fieldset>
            ))}
          </div>
        </Disclosure>
      </div>
    </Part>
  );
}

function Sentence({ lang, mark }: { lang: Lang; mark?: "optional" }) {
  const { formatMessage } = useIntl();
  return (
    <ListingText
      id={wordIds[lang].sentence}
      label={formatMessage({ id: "listing-form.sentence" })}
      hint={formatMessage({ id: "listing-form.sentence.hint" })}
      mark={mark}
      lang={lang}
      max={limits.listingSentence}
      rows={2}
    />
  );
}

function Description({ lang }: { lang: Lang }) {
  const { formatMessage } = useIntl();
  return (
    <ListingText
      id={wordIds[lang].description}
      label={formatMessage({ id: "listing-form.description" })}
      lang={lang}
      max={limits.listingDescription}
      rows={6}
      showCount
    />
  );
}
