import type { Blocker } from "@realtor/profile/conditions";
import { Disclosure } from "@realtor/ui/disclosure";
import { CheckIcon, ChevronRightIcon, InfoIcon } from "@realtor/ui/icons";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages, type Message } from "#app/i18n/define-messages.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";
import { type FieldId, fields, sections } from "#app/profile-editor/fields/profile-fields.ts";
import { photoRules } from "#app/profile-editor/photos/photo-rules.ts";
import { useUploadQueue } from "#app/profile-editor/photos/photo-uploads.tsx";
import { isPending } from "#app/profile-editor/photos/upload-queue.ts";
import { checkMessages, checkReasons } from "#app/profile-editor/checks/check-messages.ts";
import type { Checklist } from "#app/profile-editor/checks/create-checklist.ts";
import { fixMessages, groupMessages, wordingMessages } from "./check-row-messages.ts";
import * as css from "./publish-check.css.ts";

const messages = defineMessages({
  required: {
    id: "editor.check.blockers",
    defaultMessage: "Needed",
    description: "Heading of the required facts that are missing.",
  },
  left: {
    id: "editor.check.left",
    defaultMessage: "{n} left",
    description: "Number of required things that are missing, next to their heading.",
  },
  done: {
    id: "editor.check.othersDone",
    defaultMessage: "{n, plural, one {# other is done} other {# others are done}}",
    description:
      "Line that opens the list of the required things that are there; {n} is their number.",
  },
  terms: {
    id: "editor.check.terms",
    defaultMessage: "Terms",
    description: "Where the agreement belongs to, below its row in the check before publishing.",
  },
  recommendations: {
    id: "editor.check.stronger",
    defaultMessage: "Makes the page stronger",
    description: "Heading of the recommended contents.",
  },
  anyDay: {
    id: "editor.check.anyDay",
    defaultMessage: "Any day",
    description: "When the recommended contents can be added, next to their heading.",
  },
  uploading: {
    id: "editor.check.uploading",
    defaultMessage:
      "{n, plural, one {# photo is} other {# photos are}} still uploading and will be left out if you publish now.",
    description: "Note before publishing; {n} is the number of photos that are still uploading.",
  },
  notUploaded: {
    id: "editor.check.notUploaded",
    defaultMessage:
      "{n, plural, one {# photo} other {# photos}} could not be uploaded and will be left out if you publish now.",
    description: "Note before publishing; {n} is the number of photos whose upload failed.",
  },
  wordings: {
    id: "editor.check.remarks",
    defaultMessage: "Wording to check",
    description: "Heading of the wordings that may break advertising rules.",
  },
});

type OnGo = (field: FieldId) => void;

interface RequiredRowsProps {
  blockers: Checklist["blockers"];
  done: Checklist["done"];
  agreementHref: string;
  onGo: OnGo;
}

/** What the service requires: missing things as links to their field, the others folded. */
export function RequiredRows({ blockers, done, agreementHref, onGo }: RequiredRowsProps) {
  const { formatMessage } = useIntl();
  if (blockers.length === 0) return null;
  return (
    <CheckGroup
      title={messages.required}
      aside={<FormattedMessage {...messages.left} values={{ n: blockers.length }} />}
      required
    >
      {blockers.map((blocker) => {
        const { code, field } = blocker;
        return (
          <li key={code}>
            <CheckRow
              title={<FormattedMessage {...fixMessages[code]} />}
              detail={<FormattedMessage {...getPlace(blocker)} />}
              action={field === null ? { href: agreementHref } : { onPress: () => onGo(field) }}
            />
          </li>
        );
      })}
      {done.length > 0 && (
        <li>
          <Disclosure
            className={css.done}
            headingLevel={4}
            start={<CheckIcon />}
            title={formatMessage(messages.done, { n: done.length })}
          >
            <ul className={css.doneList}>
              {done.map((group) => (
                <li key={group}>
                  <FormattedMessage {...groupMessages[group]} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
      )}
    </CheckGroup>
  );
}

/** Says what is wrong with a value that exists, and otherwise where the field is. */
function getPlace({ code, field, isWrong }: Blocker): Message {
  if (isWrong) return publishMessages[code];
  return field === null ? messages.terms : sections[fields[field].section].name;
}

/** Recommended contents that are missing. */
export function RecommendationRows({
  recommendations,
  onGo,
}: {
  recommendations: Checklist["recommendations"];
  onGo: OnGo;
}) {
  if (recommendations.length === 0) return null;
  return (
    <CheckGroup title={messages.recommendations} aside={<FormattedMessage {...messages.anyDay} />}>
      {recommendations.map(({ code, field }) => (
        <li key={code}>
          <CheckRow
            title={<FormattedMessage {...checkMessages[code]} />}
            detail={<FormattedMessage {...checkReasons[code]} />}
            action={{ onPress: () => onGo(field) }}
          />
        </li>
      ))}
    </CheckGroup>
  );
}

/** Photos that would not be published: pending or failed uploads. */
export function PendingPhotoRows({ onGo }: { onGo: OnGo }) {
  const queue = useUploadQueue();
  const lines = [
    { message: messages.uploading, items: queue.filter(isPending) },
    {
      message: messages.notUploaded,
      items: queue.filter(({ state }) => state.kind === "failed"),
    },
  ].filter(({ items }) => items.length > 0);
  if (lines.length === 0) return null;
  return (
    <CheckGroup title={fields.photos.label}>
      {lines.map(
        ({ message, items: [first, ...others] }) =>
          first && (
            <li key={message.id}>
              <CheckRow
                isNote
                title={<FormattedMessage {...message} values={{ n: others.length + 1 }} />}
                action={{ onPress: () => onGo(photoRules[first.path].field) }}
              />
            </li>
          ),
      )}
    </CheckGroup>
  );
}

/** Wordings that may break the law or the rules of advertising, with the reason. */
export function WordingRows({ issues, onGo }: { issues: Checklist["wordingIssues"]; onGo: OnGo }) {
  if (issues.length === 0) return null;
  return (
    <CheckGroup title={messages.wordings}>
      {issues.map(({ reason, quote, field }) => (
        <li key={`${field} ${reason} ${quote}`}>
          <CheckRow
            isNote
            title={quote}
            detail={
              <>
                <FormattedMessage {...fields[field].label} />
                {": "}
                <FormattedMessage {...wordingMessages[reason]} />
              </>
            }
            action={{ onPress: () => onGo(field) }}
          />
        </li>
      ))}
    </CheckGroup>
  );
}

interface CheckGroupProps {
  title: Message;
  aside?: ReactNode;
  required?: boolean;
  children: ReactNode;
}

function CheckGroup({ title, aside, required = false, children }: CheckGroupProps) {
  return (
    <section className={css.group}>
      <h3 className={css.heading}>
        <FormattedMessage {...title} />
        <span className={css.aside}>{aside}</span>
      </h3>
      <ul className={css.list} data-required={required || undefined}>
        {children}
      </ul>
    </section>
  );
}

interface CheckRowProps {
  title: ReactNode;
  detail?: ReactNode;
  /** Not a thing to do: an icon instead of a ring. */
  isNote?: boolean;
  action: { href: string } | { onPress: () => void };
}

/** A whole row that leads to where the thing is done. */
function CheckRow({ title, detail, isNote = false, action }: CheckRowProps) {
  const content = (
    <>
      {isNote ? <InfoIcon /> : <span className={css.ring} />}
      <span>
        <span className={css.title}>{title}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      <ChevronRightIcon />
    </>
  );
  return "href" in action ? (
    <a className={css.row} href={action.href}>
      {content}
    </a>
  ) : (
    <button type="button" className={css.row} onClick={action.onPress}>
      {content}
    </button>
  );
}
