import type { RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { getChangedFields } from "#app/profile-editor/draft/compare-drafts.ts";
import { toDraft, toPublicDraft } from "#app/profile-editor/draft/draft.ts";
import { withPublishing } from "#app/profile-editor/saving/use-publish-on-return.ts";
import { nameOf } from "#app/pages/inbox/entry.ts";
import * as css from "./agent-home.css.ts";
import { AgentName } from "./agent-name.tsx";
import { NewRequests, requestHref } from "./new-requests.tsx";
import { findNextAction, type NextAction } from "./next-action.ts";
import { Suggestions } from "./suggestions.tsx";
import type { AgentHomeData } from "./use-agent-home.ts";
import { useHasListings } from "./use-has-listings.ts";
import { WebsitePreview } from "./website-preview.tsx";
import { WebsiteState } from "./website-state.tsx";

const messages = defineMessages({
  greeting: {
    id: "agentHome.greeting",
    defaultMessage: "Hello, {name}",
    description:
      "Heading of the agent’s first screen; {name} is the given name, in Japanese the family name.",
  },
  answer: {
    id: "agentHome.next.answer",
    defaultMessage:
      "{n, plural, =1 {One buyer is waiting for an answer.} =2 {Two buyers are waiting for an answer.} other {# buyers are waiting for an answer.}}",
    description: "Below the greeting; {n} is the number of requests that were not answered.",
  },
  publish: {
    id: "agentHome.next.publish",
    defaultMessage:
      "{n, plural, one {One change is not live yet.} other {# changes are not live yet.}}",
    description: "Below the greeting; {n} is the number of changes that visitors do not see yet.",
  },
  noListings: {
    id: "agentHome.next.noListings",
    defaultMessage: "We found no listings with your license number yet.",
    description: "Below the greeting, when there is nothing to do and the website has no listings.",
  },
  none: {
    id: "agentHome.next.none",
    defaultMessage: "Everything is in order.",
    description: "Below the greeting, when there is nothing to do.",
  },
  answerAction: {
    id: "agentHome.action.answer",
    defaultMessage: "Answer {name}",
    description: "Button that opens the newest request; {name} is its sender.",
  },
  publishAction: {
    id: "agentHome.action.publish",
    defaultMessage: "{n, plural, one {Publish # change} other {Publish # changes}}",
    description: "Button that makes {n} changes of the website public.",
  },
  offline: {
    id: "agentHome.next.offline",
    defaultMessage: "Your website is not public.",
    description: "Below the greeting, when the website was taken offline.",
  },
  offlineAction: {
    id: "agentHome.action.offline",
    defaultMessage: "Publish my website",
    description: "Button that makes the website public again.",
  },
});

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
      <div className={css.head}>
        <h1 className={css.title}>
          <FormattedMessage
            {...messages.greeting}
            values={{ name: <AgentName key="name" website={website} /> }}
          />
        </h1>
        <p className={css.lead}>{requests && <Sentence next={next} hasListings={hasListings} />}</p>
        <Action next={next} website={website} requests={requests} />
      </div>
      <div className={css.columns}>
        <div className={css.requests}>{requests && <NewRequests {...requests} />}</div>
        <div className={css.website}>
          <WebsitePreview key={website.updatedAt} profile={{ ...website, draft: null }} />
          <WebsiteState website={website} changes={changes} />
        </div>
        <Suggestions website={website} />
      </div>
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
      return <FormattedMessage {...messages.answer} values={{ n: next.waiting }} />;
    case "publish":
      return <FormattedMessage {...messages.publish} values={{ n: next.changes }} />;
    case "offline":
    case "suspended":
      return <FormattedMessage {...messages.offline} />;
    case "none":
      return (
        <FormattedMessage {...(hasListings === false ? messages.noListings : messages.none)} />
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
          text: formatMessage(messages.answerAction, {
            name: nameOf({ ...newest, kind: "contact" }, locale),
          }),
        }
      : next.kind === "publish" || next.kind === "offline"
        ? {
            href: withPublishing(localePath(`/${website.desiredUrl}/admin`, locale)),
            text:
              next.kind === "publish"
                ? formatMessage(messages.publishAction, { n: next.changes })
                : formatMessage(messages.offlineAction),
          }
        : null;
  if (!action) return null;
  return (
    <div className={css.action}>
      <Button size="medium" href={action.href}>
        {action.text}
        <ArrowRightIcon />
      </Button>
    </div>
  );
}
