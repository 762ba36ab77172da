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
import type { MessageKey } from "#app/i18n/messages.ts";
import { ownDomainOrigin } from "#app/seo/page-links.ts";
import { useDeferredField, useEditorState } from "#app/profile/draft/use-draft.ts";
import { DnsRecord } from "./dns-record.tsx";
import * as css from "./own-domain-panel.css.ts";

/**
 * How the own domain of the website is proved and led here, below its address. Nothing without one, for a page
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
        {formatMessage({ id: "editor.domain.unsaved" })}
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
        busyLabel={formatMessage({ id: "editor.domain.checking" })}
        onClick={() => void check()}
      >
        {formatMessage({ id: "editor.domain.check" })}
      </Button>
      {failure && <InlineAlert>{failure}</InlineAlert>}
    </div>
  );
}

const reachMessages = {
  unknown: "editor.domain.unchecked",
  silent: "editor.domain.silent",
  certificate: "editor.domain.certificate",
  elsewhere: "editor.domain.elsewhere",
} satisfies Record<string, MessageKey>;

const isLive = ({ state, reach }: OwnDomain) => state === "proved" && reach === "live";

/** Whether the services look for it every few minutes or hours. */
const isAwaited = ({ state, reach = "unknown" }: OwnDomain) =>
  state === "waiting" || (state === "proved" && reach !== "live" && reach !== "unknown");

function headlineOf(domain: OwnDomain, state: Exclude<OwnDomain["state"], "none">): MessageKey {
  if (isLive(domain)) return "editor.domain.live";
  return state === "proved" && !isAwaited(domain)
    ? "editor.domain.confirmed"
    : `editor.domain.${state}`;
}

/** The state in words: what it is, and what the agent can do. */
function DomainState({ domain, host }: { domain: OwnDomain; host: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { state, provedAt, checkedAt, nextCheckAt, failingSince, freeAt, addresses = [] } = domain;
  if (state === "none") return null;
  const live = isLive(domain);
  const date = (time: string | null) => formatDate(time ?? undefined, { dateStyle: "long" });
  const time = formatDate(checkedAt ?? undefined, { dateStyle: "medium", timeStyle: "short" });
  const how = formatMessage({ id: "editor.domain.how" }, { n: 1 + addresses.length });
  const notes = {
    waiting: [how, nextCheckAt ? null : formatMessage({ id: "editor.domain.stopped" })],
    taken: [formatMessage({ id: "editor.domain.takenHow" })],
    proved: [formatMessage({ id: "editor.domain.since" }, { date: date(provedAt) })],
    failing: [
      formatMessage(
        { id: "editor.domain.failingHow" },
        { since: date(failingSince), until: date(freeAt) },
      ),
    ],
  }[state];
  if (isAwaited(domain) && nextCheckAt && checkedAt)
    notes.push(formatMessage({ id: "editor.domain.checked" }, { time }));
  const kind = live ? "live" : state === "waiting" || state === "proved" ? "draft" : "attention";
  return (
    <>
      <Status kind={kind}>{formatMessage({ id: headlineOf(domain, state) }, { host })}</Status>
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
          title={formatMessage({ id: "editor.domain.proofRecord" })}
          {...record}
          finding={proof ?? { state: proofState, found: [] }}
          isChecked={isChecked}
        />
      )}
      {shown.map(({ type, name, value, finding }) => (
        <DnsRecord
          key={name}
          title={formatMessage({ id: "editor.domain.addressRecord" }, { type, name })}
          name={name}
          value={value}
          finding={finding}
          isChecked={isChecked}
        />
      ))}
      {!live && (shown.length > 0 || state === "waiting") && (
        <Text size="caption" tone="secondary">
          {formatMessage({ id: "editor.domain.shortNames" })}
        </Text>
      )}
      {!live && addresses?.length === 0 && <AskForAddress host={host} />}
      {!live && reach !== "live" && (isProved || state === "waiting") && (
        <div className={css.record}>
          <p className={css.title}>{formatMessage({ id: "editor.domain.opening" }, { host })}</p>
          <Status kind={reach === "elsewhere" ? "attention" : "draft"}>
            {formatMessage(
              { id: isProved ? reachMessages[reach] : "editor.domain.afterProof" },
              { host },
            )}
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
      {formatMessage({ id: "editor.domain.askStaff" }, { host })}
      {phone !== null && (
        <>
          {" "}
          <a href={toPhoneHref(phone)}>{phone}</a>
        </>
      )}
    </Text>
  );
}
