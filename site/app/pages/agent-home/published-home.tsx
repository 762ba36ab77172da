import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { conditions, findUnmet } from "@realtor/profile/conditions";
import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { Stack } from "@realtor/ui/stack";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PageColumns, PageHead } from "#app/admin/layouts/page.tsx";
import { Ring, Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { countShown, type Home, readHome } from "#app/listing/document/home.ts";
import { homeName } from "#app/listing/document/home-text.ts";
import { listingFormPath } from "#app/listing/document/listing-paths.ts";
import { useListingEntries } from "#app/listing/document/use-listings.ts";
import { useAddress } from "#app/page-root.tsx";
import { nameOf } from "#app/pages/inbox/entry.ts";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { toDraft, toPublicDraft } from "#app/profile/draft/draft.ts";
import { getSiteLanguages } from "#app/profile/field/language/site-languages.ts";
import { withPublishing } from "#app/profile/saving/use-publish-on-return.ts";
import { AgentName } from "./agent-name.tsx";
import { HomeWords, useOpenWords } from "./home-words.tsx";
import { findMissingWords, type MissingWords } from "./missing-words.ts";
import { NewRequests, requestHref } from "./new-requests.tsx";
import { findNextAction, type NextAction } from "./next-action.ts";
import type { AgentHomeData } from "./use-agent-home.ts";
import { WebsitePreview } from "./website-preview.tsx";
import { WebsiteState } from "./website-state.tsx";

type PublishedHomeProps = Pick<AgentHomeData, "requests"> & { website: RealtorProfile };

/** The website, requests without an answer, what is missing, and the one thing to do next. */
export function PublishedHome({ website, requests }: PublishedHomeProps) {
  const changes = getChangedFields(toPublicDraft(website), toDraft(website)).length;
  const homes = useHomes(website);
  const { locale } = useAddress();
  const langs = getSiteLanguages(toPublicDraft(website), htmlLang(locale));
  const words = homes ? findMissingWords(homes, langs) : null;
  const next = findNextAction({
    waiting: requests?.count ?? 0,
    isLive: website.isMakeHomepage === "Y",
    isSuspended: website.suspendedAt !== undefined,
    changes,
    // Another service keeps the homes.
    hasListings: homes ? countShown(homes) > 0 : undefined,
    words,
  });
  return (
    <>
      <PageHead
        title={
          <FormattedMessage
            id="agentHome.greeting"
            values={{ name: <AgentName key="name" website={website} /> }}
          />
        }
        lead={requests && homes !== undefined ? <Sentence next={next} /> : <>&nbsp;</>}
        action={<Action next={next} website={website} requests={requests} />}
      />
      <PageColumns
        first={
          <Stack gap={40}>
            {/* Words take the place of an empty list. */}
            {requests && (requests.count > 0 || !words) && <NewRequests {...requests} />}
            {words && <HomeWords website={website} homes={words.homes} langs={langs} />}
          </Stack>
        }
        last={<Suggestions website={website} />}
      >
        <WebsitePreview key={website.updatedAt} profile={{ ...website, draft: null }} />
        <WebsiteState website={website} changes={changes} />
      </PageColumns>
    </>
  );
}

function Sentence({ next }: { next: NextAction }) {
  switch (next.kind) {
    case "answer":
      return <FormattedMessage id="agentHome.next.answer" values={{ n: next.waiting }} />;
    case "publish":
      return <FormattedMessage id="agentHome.next.publish" values={{ n: next.changes }} />;
    case "offline":
    case "suspended":
      return <FormattedMessage id="agentHome.next.offline" />;
    case "addListing":
      return <FormattedMessage id="agentHome.next.noListings" />;
    case "words":
      return <WordsSentence {...next} />;
    case "none":
      return <FormattedMessage id="agentHome.next.none" />;
    default:
      return next satisfies never;
  }
}

function WordsSentence({ lang, missing, total }: Pick<MissingWords, "lang" | "missing" | "total">) {
  const { formatMessage } = useIntl();
  const language = formatMessage({ id: `editor.language.${lang}` });
  return <FormattedMessage id="agentHome.next.words" values={{ missing, total, language }} />;
}

/** The screen's one blue button. */
function Action({ next, website, requests }: PublishedHomeProps & { next: NextAction }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const address = useAddress();
  const { locale } = address;
  const { hrefOf, open } = useOpenWords(website);
  const [home] = next.kind === "words" ? next.homes : [];
  const [newest] = requests?.newest ?? [];
  const action =
    next.kind === "answer" && newest
      ? {
          href: requestHref(newest, locale),
          text: formatMessage(
            { id: "agentHome.action.answer" },
            { name: nameOf({ ...newest, kind: "contact" }, locale) },
          ),
        }
      : next.kind === "publish" || next.kind === "offline"
        ? {
            href: withPublishing(localePath(`/${website.desiredUrl}/admin`, locale)),
            text:
              next.kind === "publish"
                ? formatMessage({ id: "agentHome.action.publish" }, { n: next.changes })
                : formatMessage({ id: "agentHome.action.offline" }),
          }
        : next.kind === "addListing"
          ? {
              href: listingFormPath(website.desiredUrl, "new", address),
              text: formatMessage({ id: "agentHome.action.addListing" }),
            }
          : home
            ? {
                href: hrefOf(home),
                onClick: () => void open(home),
                text: formatMessage(
                  { id: "agentHome.action.words" },
                  { address: homeName(home, intl).split(", ")[0] },
                ),
              }
            : null;
  if (!action) return null;
  const content = (
    <>
      {action.text}
      <ArrowRightIcon />
    </>
  );
  return action.href === undefined ? (
    <Button size="medium" onClick={action.onClick}>
      {content}
    </Button>
  ) : (
    <Button size="medium" href={action.href}>
      {content}
    </Button>
  );
}

/** Maximum number of suggestions. */
const maxShown = 3;

/** Content that would improve the website, each with a link to its field; nothing when all is there. */
function Suggestions({ website }: { website: RealtorProfile }) {
  const { locale } = useAddress();
  const open = findUnmet(conditions.recommend, toDraft(website), {}).slice(0, maxShown);
  if (open.length === 0) return null;
  const editor = localePath(`/${website.desiredUrl}/admin`, locale);
  return (
    <section>
      <RowsHead title={<FormattedMessage id="agentHome.suggestions" />} />
      <Rows>
        {open.map(({ code, field, minutes }) => (
          <Row
            key={code}
            href={`${editor}#${getControlId(field)}`}
            height={52}
            lead={<Ring />}
            title={<FormattedMessage id={`editor.check.${code}`} />}
            end={<FormattedMessage id="agentHome.suggestions.minutes" values={{ n: minutes }} />}
          />
        ))}
      </Rows>
    </section>
  );
}

/**
 * The homes of the website; undefined until they are known, null where another service keeps them, or if they cannot
 * be loaded.
 */
function useHomes({ id }: RealtorProfile): readonly Home[] | null | undefined {
  const { entries, error } = useListingEntries(id);
  const homes = useMemo(() => entries?.map(readHome), [entries]);
  return error !== undefined || entries === null ? null : homes;
}
