import type { Lang } from "@realtor/api/locales";
import { ArrowLeftIcon, CheckIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { findMissingLanguages, type Home } from "../../document/home.ts";
import { missingText } from "../../document/home-text.ts";
import { useListingPaths } from "../../document/listing-paths.ts";
import { useStoredListing } from "../../document/listing-kind.ts";
import * as indexCss from "../edit/listing-index.css.ts";
import * as css from "./words-screen.css.ts";

interface WordsNavProps {
  /** The one that is open. */
  current: Home;
  homes: readonly Home[];
  langs: readonly Lang[];
  onOpen: (home: Home) => void;
}

/** The way back to the list, and the homes of an MLS with the languages that lack a text. */
export function WordsNav({ current, homes, langs, onOpen }: WordsNavProps) {
  const { realtor } = useStoredListing();
  const paths = useListingPaths(realtor);
  const listed = homes.filter(
    ({ key, isByHand, group }) => key === current.key || (!isByHand && group === "shown"),
  );
  return (
    <div className={indexCss.index}>
      <a className={indexCss.back} href={paths.list}>
        <ArrowLeftIcon />
        <FormattedMessage id="listing-form.all" />
      </a>
      <h2 id="words-homes" className={indexCss.heading}>
        <FormattedMessage id="listing-form.words.for" />
      </h2>
      <ul aria-labelledby="words-homes">
        {listed.map((home) => {
          const { id } = home.entry;
          const content = <HomeLink home={home} langs={langs} />;
          return (
            <li key={home.key}>
              {id === null ? (
                <button
                  type="button"
                  className={`${indexCss.link} ${css.homeButton}`}
                  onClick={() => onOpen(home)}
                >
                  {content}
                </button>
              ) : (
                <a
                  className={indexCss.link}
                  href={paths.form(id)}
                  aria-current={home.key === current.key ? "page" : undefined}
                >
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {current.mls !== null && (
        <p className={indexCss.foot}>
          <FormattedMessage id="listing-form.words.from" values={{ mls: current.mls }} />
        </p>
      )}
    </div>
  );
}

function HomeLink({ home, langs }: { home: Home; langs: readonly Lang[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const missing = findMissingLanguages(home, langs);
  const [first] = missing;
  const street = home.address?.split(", ")[0] ?? home.key;
  return (
    <>
      <span className={css.homeName} translate="no">
        {street}
      </span>
      {first ? (
        <span className={css.missing}>
          <span aria-hidden="true">
            {missing.length === 1
              ? formatMessage({ id: `editor.language.${first}` })
              : formatMessage({ id: "listing-form.words.several" }, { n: missing.length })}
          </span>
          <span className={visuallyHidden}>{missingText(missing, intl)}</span>
        </span>
      ) : (
        home.entry.languages.length > 0 && (
          <span className={indexCss.mark}>
            <CheckIcon />
            <span className={visuallyHidden}>
              <FormattedMessage id="listing-form.done" />
            </span>
          </span>
        )
      )}
    </>
  );
}
