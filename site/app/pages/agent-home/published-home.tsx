import type { RealtorProfile } from "@realtor/api/loaning";
import { conditions, findUnmet } from "@realtor/profile/conditions";
import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { FormattedMessage, useIntl } from "react-intl";
import { PageColumns, PageHead } from "#app/admin/layouts/page.tsx";
import { Ring, Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { countShown, readHome } from "#app/listing/document/home.ts";
import { listingFormPath } from "#app/listing/document/listing-paths.ts";
import { useListingEntries } from "#app/listing/document/use-listings.ts";
import { useAddress } from "#app/page-root.tsx";
import { nameOf } from "#app/pages/inbox/entry.ts";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { toDraft, toPublicDraft } from "#app/profile/draft/draft.ts";
import { withPublishing } from "#app/profile/saving/use-publish-on-return.ts";
import { AgentName } from "./agent-name.tsx";
import { NewRequests, requestHref } from "./new-requests.tsx";
import { findNextAction, type NextAction } from "./next-action.ts";
import type { AgentHomeData } from "./use-agent-home.ts";
import { WebsitePreview } from "./website-preview.tsx";
import { WebsiteState } from "./website-state.tsx";

type PublishedHomeProps = Pick<AgentHomeData, "requests"> & { website: RealtorProfile };

/** The website, requests without an answer, what is missing, and the one thing to do next. */
export function PublishedHome({ website, requests }: PublishedHomeProps) {
  const changes = getChangedFields(toPublicDraft(website), toDraft(website)).length;
  const homes = useShownHomes(website);
  const next = findNextAction({
    waiting: requests?.count ?? 0,
    isLive: website.isMakeHomepage === "Y",
    isSuspended: website.suspendedAt !== undefined,
    changes,
    // Another service keeps the homes.
    hasListings: typeof homes === "number" ? homes > 0 : undefined,
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
        first={requests && <NewRequests {...requests} />}
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
    case "none":
      return <FormattedMessage id="agentHome.next.none" />;
    default:
      return next satisfies never;
  }
}

/** The screen's one blue button. */
function Action({ next, website, requests }: PublishedHomeProps & { next: NextAction }) {
  const { formatMessage } = useIntl();
  const address = useAddress();
  const { locale } = address;
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
          : null;
  if (!action) return null;
  return (
    <Button size="medium" href={action.href}>
      {action.text}
      <ArrowRightIcon />
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
 * The number of homes that visitors see; undefined until it is known, null where another service keeps them, or if
 * they cannot be loaded.
 */
function useShownHomes({ id }: RealtorProfile): number | null | undefined {
  const { entries, error } = useListingEntries(id);
  if (error !== undefined) return null;
  return entries && countShown(entries.map(readHome));
}
