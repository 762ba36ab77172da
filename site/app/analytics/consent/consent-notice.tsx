import { ConsentBanner } from "@realtor/ui/consent-banner";
import type { FormatText } from "#app/i18n/browser-texts.ts";
import { privacyPath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";
import type { ServiceName } from "../settings.ts";
import type { Consent } from "./consent.ts";
import * as css from "./consent-notice.css.ts";

export interface ConsentNoticeProps {
  formatMessage: FormatText;
  address: Pick<PageAddress, "locale">;
  /** Services that the choice applies to; empty when the GPC signal excludes them all. */
  services: readonly ServiceName[];
  /** Who receives the data of the messaging service; empty without it. */
  messagingCompany: string;
  previousChoice: Consent["choice"] | null;
  /** The browser sends the Global Privacy Control signal. */
  signal: boolean;
  onDecide: (choice: Consent["choice"]) => void;
}

/** Requests consent to analytics, with the items that Korean privacy law requires and the recipients. */
export function ConsentNotice(props: ConsentNoticeProps) {
  const { formatMessage, address, services, previousChoice, signal, onDecide } = props;
  const title = formatMessage({
    id: "consent.title",
    defaultMessage: "May we measure your visit?",
    description: "Question that is the title of the consent banner.",
  });
  return (
    <ConsentBanner
      labels={{
        accept: formatMessage({
          id: "consent.accept",
          defaultMessage: "Accept",
          description: "Button that agrees to all analytics services.",
        }),
        refuse: formatMessage({
          id: "consent.refuse",
          defaultMessage: "Refuse",
          description: "Button that refuses all analytics services.",
        }),
      }}
      title={title}
      purposes={[{ id: "analytics", label: title }]}
      onDecide={({ analytics }) => onDecide(analytics ? "granted" : "denied")}
    >
      {previousChoice === "granted" && (
        <p>
          {formatMessage({
            id: "consent.granted",
            defaultMessage: "You have agreed to measuring.",
            description: "Shown when the visitor opens the banner again after agreeing.",
          })}
        </p>
      )}
      {previousChoice === "denied" && (
        <p>
          {formatMessage({
            id: "consent.denied",
            defaultMessage: "You have refused measuring.",
            description: "Shown when the visitor opens the banner again after refusing.",
          })}
        </p>
      )}
      {signal && (
        <p>
          {formatMessage({
            id: "consent.signal",
            defaultMessage:
              "Your browser sends Global Privacy Control, so we use no statistics, tags or messages on this visit.",
            description: "Shown when the browser sends the Global Privacy Control signal.",
          })}
        </p>
      )}
      <p>
        {formatMessage({
          id: "consent.lead",
          defaultMessage:
            "If you agree, we measure which pages help and where errors happen. If you refuse, every page works just the same.",
          description: "Text of the consent banner, followed by the link to the privacy policy.",
        })}{" "}
        <a href={privacyPath(address.locale)}>
          {formatMessage({
            id: "consent.policy",
            defaultMessage: "Privacy Policy",
            description: "Link to the privacy policy in the consent banner.",
          })}
        </a>
      </p>
      {services.length > 0 && (
        <details className={css.details}>
          <summary className={css.summary}>
            {formatMessage({
              id: "consent.summary",
              defaultMessage: "What we collect, why, how long, and your right to refuse",
              description:
                "Button in the banner that shows the items required by Korean privacy law.",
            })}
          </summary>
          <dl className={css.items}>
            {requiredItems(props).map(([term, text]) => (
              <div key={term} className={css.item}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </ConsentBanner>
  );
}

/** The four items that Korean privacy law requires, and the recipients. */
function requiredItems(props: ConsentNoticeProps) {
  const { formatMessage, address, services, messagingCompany } = props;
  const purposes: Record<ServiceName, string> = {
    monitoring: formatMessage({
      id: "consent.why.monitoring",
      defaultMessage: "finding errors and slow pages",
      description: "Purpose of the monitoring service, in a list of purposes.",
    }),
    analytics: formatMessage({
      id: "consent.why.analytics",
      defaultMessage: "usage statistics",
      description: "Purpose of the analytics service, in a list of purposes.",
    }),
    tagManager: formatMessage({
      id: "consent.why.tagManager",
      defaultMessage: "managing our statistics tools",
      description: "Purpose of the tag manager, in a list of purposes.",
    }),
    messaging: formatMessage({
      id: "consent.why.messaging",
      defaultMessage: "messages about our service",
      description: "Purpose of the messaging service, in a list of purposes.",
    }),
  };
  const recipients: Record<ServiceName, string> = {
    monitoring: formatMessage({
      id: "consent.who.monitoring",
      defaultMessage: "Datadog, Inc.",
      description: "Recipient of the data of the monitoring service, in a list of companies.",
    }),
    analytics: formatMessage({
      id: "consent.who.analytics",
      defaultMessage: "Amplitude, Inc.",
      description: "Recipient of the data of the analytics service, in a list of companies.",
    }),
    tagManager: formatMessage({
      id: "consent.who.tagManager",
      defaultMessage: "Google LLC",
      description: "Recipient of the data of the tag manager, in a list of companies.",
    }),
    messaging: messagingCompany,
  };
  const place = formatMessage({
    id: "consent.who.place",
    defaultMessage: "sent to the United States as you visit, over an encrypted connection",
    description: "Where the recipients are and how data is sent, in parentheses after their names.",
  });
  const list = new Intl.ListFormat(address.locale, { type: "conjunction" });
  const named = (all: Record<ServiceName, string>) =>
    list.format([...new Set(services.map((name) => all[name]))]);
  return [
    [
      formatMessage({
        id: "consent.what",
        defaultMessage: "What we collect",
        description: "Term of the item: the collected data.",
      }),
      formatMessage({
        id: "consent.what.text",
        defaultMessage:
          "Pages seen and interactions, a replay of the screen, errors and speed, kind of browser and device, IP address, and an identifier kept in cookies. What you type is not collected.",
        description: "The collected data.",
      }),
    ],
    [
      formatMessage({
        id: "consent.why",
        defaultMessage: "Why",
        description: "Term of the item: the purposes.",
      }),
      named(purposes),
    ],
    [
      formatMessage({
        id: "consent.howLong",
        defaultMessage: "How long",
        description: "Term of the item: the retention period.",
      }),
      formatMessage({
        id: "consent.howLong.text",
        defaultMessage: "Cookies for up to 365 days. What was measured: one year.",
        description: "The retention period.",
      }),
    ],
    [
      formatMessage({
        id: "consent.optOut",
        defaultMessage: "Your choice",
        description: "Term of the item: the right to refuse.",
      }),
      formatMessage({
        id: "consent.optOut.text",
        defaultMessage:
          "You can refuse, at no disadvantage. You can withdraw consent at any time under “Your Privacy Choices” at the end of each page; its cookies are deleted then.",
        description: "The right to refuse.",
      }),
    ],
    [
      formatMessage({
        id: "consent.who",
        defaultMessage: "Who receives it",
        description: "Term of the item: the recipients.",
      }),
      `${named(recipients)} (${place})`,
    ],
  ] as const;
}
