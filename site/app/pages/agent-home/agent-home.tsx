import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { LoadState } from "#app/admin/list-screen.tsx";
import { homepageName } from "#app/data/homepage-name.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { getChangedFields } from "#app/pages/editor/draft/compare-drafts.ts";
import { toDraft, toPublicDraft } from "#app/pages/editor/draft/draft.ts";
import { withPublishing } from "#app/pages/editor/publish/use-publish-on-return.ts";
import { nameOf } from "#app/pages/inbox/entry.ts";
import * as css from "./agent-home.css.ts";
import { findNextAction, type NextAction } from "./next-action.ts";
import { greetingName } from "./greeting-name.ts";
import { NewRequests, requestHref } from "./new-requests.tsx";
import { NoOwnWebsite } from "./no-own-website.tsx";
import { findOpenSteps, PublishProgress } from "./publish-progress.tsx";
import { Suggestions } from "./suggestions.tsx";
import { type AgentHomeData, useAgentHome } from "./use-agent-home.ts";
import { WebsitePicture } from "./website-picture.tsx";
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
  steps: {
    id: "agentHome.next.steps",
    defaultMessage:
      "{n, plural, =1 {Your website is one step from live.} =2 {Your website is two steps from live.} other {Your website is # steps from live.}}",
    description:
      "Below the greeting, before the first publication; {n} is the number of open steps.",
  },
  welcome: {
    id: "agentHome.welcome",
    defaultMessage: "Welcome back, {name}",
    description:
      "Heading of the agent’s first screen before the first publication; {name} as in the greeting.",
  },
});

/** The first screen of an agent: the website, new requests, and what is missing. */
export function AgentHome() {
  const data = useAgentHome();
  // The dialog names the website that it created, which is loaded meanwhile.
  const [creating, setCreating] = useState(false);
  const { website, error, refresh } = data;
  return (
    <div className={css.page}>
      <LoadState
        className={css.notice}
        error={error}
        loaded={website !== undefined}
        onRetry={refresh}
        skeleton={{ shape: "rows", count: 4 }}
      />
      {website &&
        !creating &&
        (wasPublished(website) ? (
          <Website website={website} requests={data.requests} />
        ) : (
          <NewWebsite website={website} />
        ))}
      {(website === null || creating) && (
        <NoOwnWebsite creating={creating} onCreatingChange={setCreating} onCreated={refresh} />
      )}
    </div>
  );
}

function wasPublished({ isMakeHomepage, publishedAt }: RealtorProfile): boolean {
  return isMakeHomepage === "Y" || publishedAt !== undefined;
}

/** Before the first publication: the page so far, and the steps that are open. */
function NewWebsite({ website }: { website: RealtorProfile }) {
  const { locale } = useAddress();
  const { user } = useAdmin();
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>
          <FormattedMessage
            {...messages.welcome}
            values={{ name: <Name key="name" website={website} fallback={user.name} /> }}
          />
        </h1>
        <p className={css.lead}>
          <FormattedMessage
            {...messages.steps}
            values={{ n: findOpenSteps(website, htmlLang(locale)).length }}
          />
        </p>
      </div>
      <div className={css.columns}>
        <div className={css.requests}>
          <PublishProgress website={website} />
        </div>
        <div className={css.website}>
          <WebsitePicture profile={website} locale={locale} />
          <WebsiteState website={website} changes={0} />
        </div>
      </div>
    </>
  );
}

type WebsiteProps = Pick<AgentHomeData, "requests"> & { website: RealtorProfile };

function Website({ website, requests }: WebsiteProps) {
  const { locale } = useAddress();
  const { user } = useAdmin();
  const changes = getChangedFields(toPublicDraft(website), toDraft(website)).length;
  const next = findNextAction({
    waiting: requests?.count ?? 0,
    isLive: website.isMakeHomepage === "Y",
    changes,
  });
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>
          <FormattedMessage
            {...messages.greeting}
            values={{ name: <Name website={website} fallback={user.name} /> }}
          />
        </h1>
        <p className={css.lead}>{requests && <Sentence next={next} />}</p>
        <Action next={next} website={website} requests={requests} />
      </div>
      <div className={css.columns}>
        <div className={css.requests}>{requests && <NewRequests {...requests} />}</div>
        <div className={css.website}>
          <WebsitePicture profile={{ ...website, draft: null }} locale={locale} />
          <WebsiteState website={website} changes={changes} />
        </div>
        <Suggestions website={website} />
      </div>
    </>
  );
}

interface NameProps {
  website: RealtorProfile;
  /** Used where the website has no name. */
  fallback: string;
}

function Name({ website, fallback }: NameProps) {
  const { locale } = useAddress();
  const { displayName } = homepageName(website, locale);
  const lang = displayName.text === "" ? "en" : displayName.lang;
  return (
    <span translate="no" lang={lang}>
      {greetingName(displayName.text || fallback, lang)}
    </span>
  );
}

function Sentence({ next }: { next: NextAction }) {
  switch (next.kind) {
    case "answer":
      return <FormattedMessage {...messages.answer} values={{ n: next.waiting }} />;
    case "publish":
      return <FormattedMessage {...messages.publish} values={{ n: next.changes }} />;
    case "offline":
      return <FormattedMessage {...messages.offline} />;
    case "none":
      return <FormattedMessage {...messages.none} />;
    default:
      return next satisfies never;
  }
}

/** The screen's one blue button. */
function Action({ next, website, requests }: WebsiteProps & { next: NextAction }) {
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
