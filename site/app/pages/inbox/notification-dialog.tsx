import {
  type ContactPoint,
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { checkEmail } from "@realtor/api/rules";
import { Checkbox } from "@realtor/ui/checkbox";
import { Dialog, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Select } from "@realtor/ui/select";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { TextField } from "@realtor/ui/text-field";
import { useToast } from "@realtor/ui/toast";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { SubmitActions } from "#app/admin/submit-actions.tsx";
import { useFailure } from "#app/admin/failure-text.ts";
import { localeOptions } from "#app/profile/screens/new-website/invitation-messages.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import { ContactPointState } from "./contact-point-state.tsx";
import { QuietHoursFields } from "./quiet-hours-fields.tsx";

/** How the signed-in agent is told about contact requests. */
export function NotificationDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const toast = useToast();
  const { data, error, mutate } = useSWR(
    "notification-settings",
    () => getNotificationSettings(http),
    { revalidateOnFocus: false },
  );
  const loadFailure = useFailure(error);
  const [edited, setEdited] = useState<Partial<NotificationSettings>>({});
  const [tried, setTried] = useState(false);
  const smsTerms = useId();
  const { busy, failure, run } = useAction();
  const values = data && { ...data, ...edited };
  const { brokerageEmail = "" } = values ?? {};
  const isWrong = brokerageEmail.trim() !== "" && checkEmail(brokerageEmail.trim()) !== null;

  function change(changes: Partial<NotificationSettings>) {
    setEdited((before) => ({ ...before, ...changes }));
  }

  const points = values?.contactPoints ?? [];

  function stateOf(audience: ContactPoint["audience"], channel: ContactPoint["channel"]) {
    const point = points.find((one) => one.audience === audience && one.channel === channel);
    const onChange = (settings: NotificationSettings) =>
      void mutate(settings, { revalidate: false });
    return point && <ContactPointState key={point.id} point={point} onChange={onChange} />;
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || !values || isWrong) return;
    const { mail, sms, locale: language, quietHours } = values;
    const changes = { mail, sms, locale: language, quietHours };
    let asks = false;
    const saved = await run(async () => {
      const body = { ...changes, brokerageEmail: brokerageEmail.trim() };
      const settings = await updateNotificationSettings(http, body);
      const known = new Set(points.map(({ id }) => id));
      asks = (settings.contactPoints ?? []).some(
        ({ id, state }) => state === "waiting" && !known.has(id),
      );
      await mutate(settings, { revalidate: false });
    });
    if (!saved) return;
    setEdited({});
    toast({ text: formatMessage({ id: "inbox.notify.saved" }) });
    // Stays open for a new address or number, which has to be confirmed.
    if (!asks) onClose();
  }

  const shownFailure = failure ?? loadFailure;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: "inbox.notify.title" })}
      locked={busy}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        {values && (
          <DialogBody>
            <Stack gap={20}>
              {!values.hasMail && (
                <InlineAlert>{formatMessage({ id: "inbox.notify.noMail" })}</InlineAlert>
              )}
              <Checkbox
                label={formatMessage({ id: "inbox.notify.mail" }, { address: values.address })}
                checked={values.mail}
                onChange={(event) => change({ mail: event.target.checked })}
              />
              {stateOf("agent", "mail")}
              {values.hasSms && (
                <div>
                  <Checkbox
                    label={formatMessage({ id: "inbox.notify.sms" })}
                    aria-describedby={smsTerms}
                    checked={values.sms}
                    onChange={(event) => change({ sms: event.target.checked })}
                  />
                  <Text id={smsTerms} size="caption" tone="secondary">
                    {formatMessage({ id: "inbox.notify.sms.terms" })}
                  </Text>
                </div>
              )}
              {values.sms && stateOf("agent", "sms")}
              <TextField
                label={formatMessage({ id: "inbox.notify.brokerage" })}
                hint={formatMessage({ id: "inbox.notify.brokerage.hint" })}
                type="email"
                autoComplete="off"
                value={brokerageEmail}
                error={
                  tried && isWrong
                    ? formatMessage({ id: "inbox.notify.brokerage.wrong" })
                    : undefined
                }
                onChange={(event) => change({ brokerageEmail: event.target.value })}
              />
              {brokerageEmail === data.brokerageEmail && stateOf("brokerage", "mail")}
              <Select
                label={formatMessage({ id: "inbox.notify.language" })}
                placeholder={formatMessage({ id: "inbox.notify.language" })}
                options={localeOptions(locale)}
                value={values.locale}
                // Its options are the three locales.
                onChange={(value) => change({ locale: value as Locale })}
              />
              <QuietHoursFields
                value={values.quietHours}
                onChange={(quietHours) => change({ quietHours })}
              />
            </Stack>
          </DialogBody>
        )}
        {shownFailure !== undefined && (
          <DialogBody>
            <InlineAlert>{shownFailure}</InlineAlert>
          </DialogBody>
        )}
        <SubmitActions
          disabled={!values}
          busy={busy}
          busyLabel={formatMessage({ id: "inbox.notify.saving" })}
          onCancel={onClose}
        >
          <FormattedMessage id="inbox.notify.save" />
        </SubmitActions>
      </form>
    </Dialog>
  );
}
