import { TextLink } from "@realtor/ui/text-link";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { FormattedMessage, useIntl } from "react-intl";
import { Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { findMissingLanguages, type Home } from "#app/listing/document/home.ts";
import { HomePhoto } from "#app/listing/document/home-photo.tsx";
import { homeName, missingText } from "#app/listing/document/home-text.ts";
import { useListingPaths } from "#app/listing/document/listing-paths.ts";
import { useListingActions } from "#app/listing/document/use-listing-actions.ts";
import { partElementId } from "#app/listing/form/part.tsx";
import * as css from "./agent-home.css.ts";

const ignoreReturn = () => undefined;

/** Opens the words about a home; those of one of an MLS begin with it. */
export function useOpenWords(website: RealtorProfile) {
  const paths = useListingPaths(website);
  const { openDocument } = useListingActions(website.id, ignoreReturn);
  const hrefOf = ({ entry, isByHand }: Home) => {
    if (entry.id === null) return undefined;
    return paths.form(entry.id) + (isByHand ? `#${partElementId("words")}` : "");
  };
  return {
    list: paths.list,
    /** Undefined while nothing was written about the home. */
    hrefOf,
    open: async (home: Home) => {
      const id = await openDocument(home);
      if (id !== null) location.assign(paths.form(id));
    },
  };
}

interface HomeWordsProps {
  website: RealtorProfile;
  homes: readonly Home[];
  langs: readonly Lang[];
}

/** Maximum number of homes; the list has all. */
const maxShown = 3;

/** The newest homes about which visitors in a language can read nothing. */
export function HomeWords({ website, homes, langs }: HomeWordsProps) {
  const intl = useIntl();
  const { list, hrefOf, open } = useOpenWords(website);
  return (
    <section>
      <RowsHead
        title={<FormattedMessage id="agentHome.words" />}
        link={
          <TextLink href={list}>
            <FormattedMessage id="agentHome.words.all" />
          </TextLink>
        }
      />
      <Rows required>
        {homes.slice(0, maxShown).map((home) => {
          const href = hrefOf(home);
          return (
            <Row
              key={home.key}
              {...(href === undefined ? { onPress: () => void open(home) } : { href })}
              height={92}
              lead={<HomePhoto url={home.photoUrl} size="row" />}
              title={homeName(home, intl)}
              line={
                <span className={css.missing}>
                  {missingText(findMissingLanguages(home, langs), intl)}
                </span>
              }
            />
          );
        })}
      </Rows>
    </section>
  );
}
