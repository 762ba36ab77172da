import { formatTemplate } from "../../format.ts";
import type { ContactLabels } from "../../labels/labels.ts";
import { PrivacyLink } from "../form-parts.tsx";
import * as css from "./contact-notice.css.ts";

/** Who gets the message, as the notice names them. */
export interface ContactRecipients {
  /** The agent, or the firm on a page with the labels of `firmLabelsFor`. */
  agent: string;
  /** Null without one, and on the page of a firm. */
  brokerage: string | null;
  /** Legal name of the company that hosts the page. */
  operator: string;
}

interface ContactNoticeProps {
  /** Of the sentence about the recipients. */
  id: string;
  labels: ContactLabels;
  newTab: string;
  recipients: ContactRecipients;
  privacyHref: string;
}

const facts = ["collected", "recipients", "kept", "choice"] as const;

/** What happens with the message: one sentence, and all of it in a disclosure that works without JavaScript. */
export function ContactNotice({ id, labels, newTab, recipients, privacyHref }: ContactNoticeProps) {
  const { agent, brokerage, operator } = recipients;
  return (
    <div className={css.notice}>
      <p id={id}>
        {brokerage === null
          ? formatTemplate(labels.noticeAlone, { operator, agent })
          : formatTemplate(labels.notice, { operator, agent, brokerage })}
      </p>
      <details>
        <summary className={css.summary}>{labels.details}</summary>
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{labels.facts[fact]}</dt>
              <dd>{formatTemplate(labels.facts[`${fact}Text`], { operator })}</dd>
            </div>
          ))}
        </dl>
        <PrivacyLink href={privacyHref} label={labels.privacyLink} newTab={newTab} />
      </details>
    </div>
  );
}
