import { checkDomain, getDomain, type OwnDomain } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { Status } from "@realtor/ui/status";
import { Text } from "@realtor/ui/text";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { CopyField } from "#app/admin/copy-field.tsx";
import { useAction } from "#app/admin/use-action.ts";
import { ownDomainOrigin } from "#app/seo/page-links.ts";
import { useDeferredField, useEditorState } from "#app/profile-editor/draft/use-draft.ts";
import { ownDomainMessages as messages } from "./own-domain-messages.ts";
import * as css from "./own-domain-panel.css.ts";

/**
 * How the own domain of the homepage is proved, below its address. Nothing without one, for a page on
 * another host, and with a service that has no proofs.
 */
export function OwnDomainPanel() {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { busy, failure, run } = useAction();
  const id = useEditorState(({ stored }) => stored.id);
  const savedAt = useEditorState(({ stored }) => stored.updatedAt);
  const typed = ownDomainOrigin(useDeferredField("website"));
  const { data, mutate } = useSWR(
    typed ? ["own-domain", id, savedAt] : null,
    () => getDomain(http, id),
    // The services look for the record too.
    { refreshInterval: (latest) => (latest?.state === "waiting" ? 30_000 : 0) },
  );
  if (!typed || !data) return null;
  if (new URL(typed).host !== data.host)
    return (
      <Text size="caption" tone="secondary">
        {formatMessage(messages.unsaved)}
      </Text>
    );

  const check = () =>
    run(async () => void (await mutate(await checkDomain(http, id), { revalidate: false })));
  return (
    <div className={css.panel}>
      <Stack aria-live="polite" gap={8} align="start">
        <DomainState domain={data} host={data.host} />
      </Stack>
      {data.state !== "proved" && data.record && (
        <>
          <CopyField label={formatMessage(messages.name)} value={data.record.name} />
          <CopyField label={formatMessage(messages.value)} value={data.record.value} />
          <Button
            variant="outline"
            size="medium"
            className={css.action}
            busy={busy}
            busyLabel={formatMessage(messages.checking)}
            onClick={() => void check()}
          >
            {formatMessage(messages.check)}
          </Button>
        </>
      )}
      {failure && <InlineAlert>{failure}</InlineAlert>}
    </div>
  );
}

/** The state in words: what it is, and what the agent can do. */
function DomainState({ domain, host }: { domain: OwnDomain; host: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { state, provedAt, checkedAt, nextCheckAt, failingSince, freeAt } = domain;
  if (state === "none") return null;
  const date = (time: string | null) => formatDate(time ?? undefined, { dateStyle: "long" });
  const time = formatDate(checkedAt ?? undefined, { dateStyle: "medium", timeStyle: "short" });
  const notes = {
    waiting: [formatMessage(messages.how), nextCheckAt ? null : formatMessage(messages.stopped)],
    taken: [formatMessage(messages.takenHow)],
    proved: [formatMessage(messages.since, { date: date(provedAt) })],
    failing: [
      formatMessage(messages.failingHow, { since: date(failingSince), until: date(freeAt) }),
    ],
  }[state];
  if (state === "waiting" && nextCheckAt && checkedAt)
    notes.push(formatMessage(messages.checked, { time }));
  return (
    <>
      <Status kind={state === "proved" ? "live" : state === "waiting" ? "draft" : "attention"}>
        {formatMessage(messages[state], { host })}
      </Status>
      {notes.map(
        (note) =>
          note && (
            <Text key={note} size="caption" tone="secondary">
              {note}
            </Text>
          ),
      )}
    </>
  );
}
