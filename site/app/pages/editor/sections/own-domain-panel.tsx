import { checkDomain, getDomain, type OwnDomain } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { Status } from "@realtor/ui/status";
import { Text } from "@realtor/ui/text";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { toPhoneHref, useHelpPhone } from "#app/admin/help-phone.ts";
import { useAction } from "#app/admin/use-action.ts";
import { ownDomainOrigin } from "#app/seo/page-links.ts";
import { useDeferredField, useEditorState } from "#app/profile-editor/draft/use-draft.ts";
import { DnsRecord } from "./dns-record.tsx";
import { ownDomainMessages as messages } from "./own-domain-messages.ts";
import * as css from "./own-domain-panel.css.ts";

/**
 * How the own domain of the homepage is proved and led here, below its address. Nothing without one, for a page
 * on another host, and with a service that has no proofs.
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
    // The services look for the records too.
    { refreshInterval: (latest) => (latest && isAwaited(latest) ? 30_000 : 0) },
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
      <Records domain={data} host={data.host} />
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
      {failure && <InlineAlert>{failure}</InlineAlert>}
    </div>
  );
}

const reachMessages = {
  unknown: messages.unchecked,
  silent: messages.silent,
  certificate: messages.certificate,
  elsewhere: messages.elsewhere,
};

const isLive = ({ state, reach }: OwnDomain) => state === "proved" && reach === "live";

/** Whether the services look for it every few minutes or hours. */
const isAwaited = ({ state, reach = "unknown" }: OwnDomain) =>
  state === "waiting" || (state === "proved" && reach !== "live" && reach !== "unknown");

function headlineOf(domain: OwnDomain, state: Exclude<OwnDomain["state"], "none">) {
  if (isLive(domain)) return messages.live;
  return state === "proved" && !isAwaited(domain) ? messages.confirmed : messages[state];
}

/** The state in words: what it is, and what the agent can do. */
function DomainState({ domain, host }: { domain: OwnDomain; host: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { state, provedAt, checkedAt, nextCheckAt, failingSince, freeAt, addresses = [] } = domain;
  if (state === "none") return null;
  const live = isLive(domain);
  const date = (time: string | null) => formatDate(time ?? undefined, { dateStyle: "long" });
  const time = formatDate(checkedAt ?? undefined, { dateStyle: "medium", timeStyle: "short" });
  const how = formatMessage(messages.how, { n: 1 + addresses.length });
  const notes = {
    waiting: [how, nextCheckAt ? null : formatMessage(messages.stopped)],
    taken: [formatMessage(messages.takenHow)],
    proved: [formatMessage(messages.since, { date: date(provedAt) })],
    failing: [
      formatMessage(messages.failingHow, { since: date(failingSince), until: date(freeAt) }),
    ],
  }[state];
  if (isAwaited(domain) && nextCheckAt && checkedAt)
    notes.push(formatMessage(messages.checked, { time }));
  const kind = live ? "live" : state === "waiting" || state === "proved" ? "draft" : "attention";
  return (
    <>
      <Status kind={kind}>{formatMessage(headlineOf(domain, state), { host })}</Status>
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

/** The records of the domain, those that are not there yet with what to copy, and whether it is reached. */
function Records({ domain, host }: { domain: OwnDomain; host: string }) {
  const { formatMessage } = useIntl();
  const { state, record, checkedAt, proof, addresses, reach = "unknown" } = domain;
  if (state === "none") return null;
  const live = isLive(domain);
  const isChecked = checkedAt !== null;
  const isProved = state === "proved";
  // Of a live domain only what is missing.
  const shown = (addresses ?? []).filter(({ finding }) => !live || finding.state !== "found");
  const proofState = isProved ? "found" : "unknown";
  return (
    <>
      {record && !live && (
        <DnsRecord
          title={formatMessage(messages.proofRecord)}
          {...record}
          finding={proof ?? { state: proofState, found: [] }}
          isChecked={isChecked}
        />
      )}
      {shown.map(({ type, name, value, finding }) => (
        <DnsRecord
          key={name}
          title={formatMessage(messages.addressRecord, { type, name })}
          name={name}
          value={value}
          finding={finding}
          isChecked={isChecked}
        />
      ))}
      {!live && (shown.length > 0 || state === "waiting") && (
        <Text size="caption" tone="secondary">
          {formatMessage(messages.shortNames)}
        </Text>
      )}
      {!live && addresses?.length === 0 && <AskForAddress host={host} />}
      {!live && reach !== "live" && (isProved || state === "waiting") && (
        <div className={css.record}>
          <p className={css.title}>{formatMessage(messages.opening, { host })}</p>
          <Status kind={reach === "elsewhere" ? "attention" : "draft"}>
            {formatMessage(isProved ? reachMessages[reach] : messages.afterProof, { host })}
          </Status>
        </div>
      )}
    </>
  );
}

/** Without an address from the operator: whom to ask. */
function AskForAddress({ host }: { host: string }) {
  const { formatMessage } = useIntl();
  const phone = useHelpPhone();
  return (
    <Text size="caption" tone="secondary">
      {formatMessage(messages.askStaff, { host })}
      {phone !== null && (
        <>
          {" "}
          <a href={toPhoneHref(phone)}>{phone}</a>
        </>
      )}
    </Text>
  );
}
