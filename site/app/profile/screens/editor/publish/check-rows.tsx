import { nameValue } from "#app/profile/field/value-name.ts";
import type { ValueId } from "@realtor/profile/fields";
import { values } from "@realtor/profile/values";
import type { Blocker } from "@realtor/profile/conditions";
import { Disclosure } from "@realtor/ui/disclosure";
import { CheckIcon, InfoIcon } from "@realtor/ui/icons";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Ring, Row, Rows } from "#app/admin/layouts/rows.tsx";
import type { MessageKey } from "#app/i18n/messages.ts";
import { publishMessages } from "#app/problems/publish-messages.ts";
import { photoRules } from "#app/profile/photos/photo-rules.ts";
import { useUploadQueue } from "#app/profile/photos/photo-uploads.tsx";
import { isPending } from "#app/profile/photos/upload-queue.ts";
import type { Checklist } from "#app/profile/field/checks/create-checklist.ts";
import { fixMessages } from "./check-row-messages.ts";
import * as css from "./publish-check.css.ts";

type OnGo = (field: ValueId) => void;

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
      title="editor.check.blockers"
      aside={<FormattedMessage id="editor.check.left" values={{ n: blockers.length }} />}
      required
    >
      {blockers.map((blocker) => {
        const { code, field } = blocker;
        return (
          <CheckRow
            key={code}
            title={<FormattedMessage id={fixMessages[code]} />}
            detail={<FormattedMessage id={getPlace(blocker)} />}
            action={field === null ? { href: agreementHref } : { onPress: () => onGo(field) }}
          />
        );
      })}
      {done.length > 0 && (
        <li>
          <Disclosure
            className={css.done}
            headingLevel={4}
            start={<CheckIcon />}
            title={formatMessage({ id: "editor.check.othersDone" }, { n: done.length })}
          >
            <ul className={css.doneList}>
              {done.map((group) => (
                <li key={group}>
                  <FormattedMessage id={`editor.check.done.${group}`} />
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
function getPlace({ code, field, isWrong }: Blocker): MessageKey {
  if (isWrong) return publishMessages[code];
  return field === null ? "editor.check.terms" : `editor.section.${values[field].section}`;
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
    <CheckGroup title="editor.check.stronger" aside={<FormattedMessage id="editor.check.anyDay" />}>
      {recommendations.map(({ code, field }) => (
        <CheckRow
          key={code}
          title={<FormattedMessage id={`editor.check.${code}`} />}
          detail={<FormattedMessage id={`editor.check.${code}.reason`} />}
          action={{ onPress: () => onGo(field) }}
        />
      ))}
    </CheckGroup>
  );
}

/** Photos that would not be published: pending or failed uploads. */
export function PendingPhotoRows({ onGo }: { onGo: OnGo }) {
  const queue = useUploadQueue();
  const lines = (
    [
      { message: "editor.check.uploading", items: queue.filter(isPending) },
      {
        message: "editor.check.notUploaded",
        items: queue.filter(({ state }) => state.kind === "failed"),
      },
    ] as const
  ).filter(({ items }) => items.length > 0);
  if (lines.length === 0) return null;
  return (
    <CheckGroup title="editor.field.photos">
      {lines.map(
        ({ message, items: [first, ...others] }) =>
          first && (
            <CheckRow
              key={message}
              isNote
              title={<FormattedMessage id={message} values={{ n: others.length + 1 }} />}
              action={{ onPress: () => onGo(photoRules[first.path].field) }}
            />
          ),
      )}
    </CheckGroup>
  );
}

/** Wordings that may break the law or the rules of advertising, with the reason. */
export function WordingRows({ issues, onGo }: { issues: Checklist["wordingIssues"]; onGo: OnGo }) {
  const intl = useIntl();
  if (issues.length === 0) return null;
  return (
    <CheckGroup title="editor.check.remarks">
      {issues.map(({ reason, quote, field }) => (
        <CheckRow
          key={`${field} ${reason} ${quote}`}
          isNote
          title={quote}
          detail={
            <>
              {nameValue(intl, field)}
              {": "}
              <FormattedMessage id={`editor.check.wording.${reason}`} />
            </>
          }
          action={{ onPress: () => onGo(field) }}
        />
      ))}
    </CheckGroup>
  );
}

interface CheckGroupProps {
  title: MessageKey;
  aside?: ReactNode;
  required?: boolean;
  children: ReactNode;
}

function CheckGroup({ title, aside, required = false, children }: CheckGroupProps) {
  return (
    <section className={css.group}>
      <h3 className={css.heading}>
        <FormattedMessage id={title} />
        <span className={css.aside}>{aside}</span>
      </h3>
      <Rows required={required}>{children}</Rows>
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
  const lead = isNote ? <InfoIcon size={16} /> : <Ring />;
  return <Row {...action} height={60} lead={lead} title={title} facts={detail} />;
}
