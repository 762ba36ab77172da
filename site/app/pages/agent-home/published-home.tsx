import type { RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { FormattedMessage, useIntl } from "react-intl";
import { PageColumns, PageHead } from "#app/admin/layouts/page.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { toDraft, toPublicDraft } from "#app/profile/draft/draft.ts";
import { withPublishing } from "#app/profile/saving/use-publish-on-return.ts";
import { nameOf } from "#app/pages/inbox/entry.ts";
import { AgentName } from "./agent-name.tsx";
import { NewRequests, requestHref } from "./new-requests.tsx";
import { findNextAction, type NextAction } from "./next-action.ts";
import { Suggestions } from "./suggestions.tsx";
import type { AgentHomeData } from "./use-agent-home.ts";
import { useHasListings } from "./use-has-listings.ts";
import { WebsitePreview } from "./website-preview.tsx";
import { WebsiteState } from "./website-state.tsx";

type PublishedHomeProps = Pick<AgentHomeData, "requests"> & { website: RealtorProfile };

/** The website, requests without an answer, what is missing, and the one thing to do next. */
export function PublishedHome({ website, requests }: PublishedHomeProps) {
  const changes = getChangedFields(toPublicDraft(website), toDraft(website)).length;
  const hasListings = useHasListings(website);
  const next = findNextAction({
    waiting: requests?.count ?? 0,
    isLive: website.isMakeHomepage === "Y",
    isSuspended: website.suspendedAt !== undefined,
    changes,
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
        lead={requests ? <Sentence next={next} hasListings={hasListings} /> : <>&nbsp;</>}
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

interface SentenceProps {
  next: NextAction;
  hasListings: boolean | undefined;
}

function Sentence({ next, hasListings }: SentenceProps) {
  switch (next.kind) {
    case "answer":
      return <FormattedMessage id="agentHome.next.answer" values={{ n: next.waiting }} />;
    case "publish":
      return <FormattedMessage id="agentHome.next.publish" values={{ n: next.changes }} />;
    case "offline":
    case "suspended":
      return <FormattedMessage id="agentHome.next.offline" />;
    case "none":
      return (
        <FormattedMessage
          id={hasListings === false ? "agentHome.next.noListings" : "agentHome.next.none"}
        />
      );
    default:
      return next satisfies never;
  }
}

/** The screen's one blue button. */
function Action({ next, website, requests }: PublishedHomeProps & { next: NextAction }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
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
        : null;
  if (!action) return null;
  return (
    <Button size="medium" href={action.href}>
      {action.text}
      <ArrowRightIcon />
    </Button>
  );
}
