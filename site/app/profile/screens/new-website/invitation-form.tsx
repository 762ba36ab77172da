import {
  getInvitationOverview,
  type InvitationLink,
  type InvitationOverview,
} from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { Select } from "@realtor/ui/select";
import { Skeleton } from "@realtor/ui/skeleton";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import type { Locale } from "@realtor/api/locales";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { failureText } from "#app/admin/failure-text.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { focusElement } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import { randomKey } from "#app/session/random-key.ts";
import { useAdmin } from "#app/admin/admin-context.ts";
import { FieldPair } from "./field-pair.tsx";
import { actionMessages, type Channel, channels, localeOptions } from "./invitation-messages.ts";
import { InvitationResult } from "./invitation-result.tsx";
import * as css from "./new-website.css.ts";
import { useInvitation } from "./use-invitation.ts";

interface InvitationFormProps {
  realtorId: string;
  /** The link that was made with the website, and its language. */
  created?: { link: InvitationLink; locale: Locale } | undefined;
  onClose: () => void;
  onBusy: (busy: boolean) => void;
}

/** Sends an invitation by mail, or makes its text or link to copy. Loads the address and texts first. */
export function InvitationForm(props: InvitationFormProps) {
  const intl = useIntl();
  const { http } = useAdmin();
  // Each dialog reads it again: another one may have sent an invitation.
  const [dialog] = useState(randomKey);
  const { data, error } = useSWR(
    ["invitation", props.realtorId, dialog],
    ([, id]: [string, string, string]) => getInvitationOverview(http, id),
    { revalidateOnFocus: false },
  );
  if (data) return <LoadedForm {...props} overview={data} />;
  return (
    <>
      <DialogBody>
        {error ? (
          <InlineAlert>{failureText(error, intl)}</InlineAlert>
        ) : (
          <Skeleton label={intl.formatMessage({ id: "admin.loading" })} shape="rows" count={4} />
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={props.onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
      </DialogActions>
    </>
  );
}

function LoadedForm(props: InvitationFormProps & { overview: InvitationOverview }) {
  const { overview, onClose } = props;
  const { formatMessage, formatDate } = useIntl();
  const { locale } = useAddress();
  const [channel, setChannel] = useState<Channel>(overview.sendsMail ? "mail" : "link");
  const invitation = useInvitation({ ...props, channel });
  const { values, change, form, result } = invitation;
  const offered = channels.filter((one) => one !== "mail" || overview.sendsMail);

  return (
    <form {...form.root}>
      <DialogBody>
        <Stack gap={20}>
          {overview.hasPassword && (
            <Text size="caption" tone="secondary">
              <FormattedMessage id="website.invite.hasPassword" />
            </Text>
          )}
          <SegmentedControl
            className={css.channels}
            label={formatMessage({ id: "website.invite.channel" })}
            segments={offered.map((value) => ({
              value,
              label: formatMessage({ id: `website.invite.${value}` }),
            }))}
            value={channel}
            onChange={(next) => {
              setChannel(next);
              invitation.clearResult();
            }}
          />
          {!overview.sendsMail && (
            <Text size="caption" tone="secondary">
              <FormattedMessage id="website.invite.noMail" />
            </Text>
          )}
          <FieldPair single={channel !== "mail"}>
            {channel === "mail" && (
              <TextField
                {...form.field("email")}
                label={formatMessage({ id: "website.invite.to" })}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={overview.hasPassword}
                value={values.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            )}
            <Select
              label={formatMessage({ id: "website.invite.locale" })}
              placeholder={formatMessage({ id: "website.state.choose" })}
              options={localeOptions(locale)}
              value={values.locale}
              // Its options are the three locales.
              onChange={(value) => change({ locale: value as Locale })}
            />
          </FieldPair>
          {channel !== "link" && (
            <TextArea
              label={formatMessage({ id: "website.invite.message" })}
              hint={formatMessage({ id: "website.invite.linkAdded" })}
              name="message"
              rows={5}
              lang={values.locale}
              value={values.message}
              onChange={(event) => change({ message: event.target.value })}
            />
          )}
          {channel === "link" && invitation.inviteUrl !== null && (
            <TextField
              label={formatMessage({ id: "website.link" })}
              readOnly
              value={invitation.inviteUrl}
              onFocus={(event) => event.target.select()}
            />
          )}
          <Text size="caption" tone="secondary">
            {invitation.endsUntil !== null ? (
              <FormattedMessage
                id="website.invite.endsFormer"
                values={{ date: formatDate(invitation.endsUntil, dayFormat) }}
              />
            ) : (
              <FormattedMessage
                id="website.invite.onePerson"
                values={{ date: formatDate(invitation.expiresAt, dayFormat) }}
              />
            )}
          </Text>
          <InvitationResult result={result} />
          <FormFailure {...form} />
        </Stack>
      </DialogBody>
      <DialogActions>
        {result?.kind === "sent" ? (
          // It replaces the button that had the focus.
          <Button ref={focusElement} size="medium" onClick={onClose}>
            <FormattedMessage id="admin.close" />
          </Button>
        ) : (
          <>
            <Button variant="outline" size="medium" disabled={form.busy} onClick={onClose}>
              <FormattedMessage id={result ? "admin.close" : "website.invite.later"} />
            </Button>
            <Button
              type="submit"
              size="medium"
              busy={form.busy}
              busyLabel={formatMessage({ id: "website.creating" })}
            >
              <FormattedMessage id={actionMessages[channel]} />
            </Button>
          </>
        )}
      </DialogActions>
    </form>
  );
}

const dayFormat = { month: "long", day: "numeric" } as const;
