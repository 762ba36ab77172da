import {
  type ContactPoint,
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { checkEmail } from "@realtor/api/rules";
import { Checkbox } from "@realtor/ui/checkbox";
import { Dialog } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Select } from "@realtor/ui/select";
import { Text } from "@realtor/ui/text";
import { TextField } from "@realtor/ui/text-field";
import { useToast } from "@realtor/ui/toast";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { DialogForm } from "#app/admin/dialog-form.tsx";
import { useFailure } from "#app/admin/failure-text.ts";
import { localeOptions } from "#app/profile/screens/new-website/invitation-messages.ts";
import { useRefused } from "#app/admin/use-refused.ts";
import { useForm } from "#app/forms/use-form.ts";
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
  const smsTerms = useId();
  const values = data && { ...data, ...edited };
  const { brokerageEmail = "" } = values ?? {};

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

  const form = useForm<{ brokerageEmail: string }, "wrong">({
    values: { brokerageEmail },
    check: ({ brokerageEmail: typed }) => ({
      brokerageEmail:
        typed.trim() !== "" && checkEmail(typed.trim()) !== null ? "wrong" : undefined,
    }),
    submit: save,
    refused: useRefused(),
    errorText: (code) => formatMessage({ id: `inbox.notify.brokerage.${code}` }),
  });

  async function save() {
    if (!values) return;
    const { mail, sms, locale: language, quietHours } = values;
    const settings = await updateNotificationSettings(http, {
      mail,
      sms,
      locale: language,
      quietHours,
      brokerageEmail: brokerageEmail.trim(),
    });
    const known = new Set(points.map(({ id }) => id));
    const asks = (settings.contactPoints ?? []).some(
      ({ id, state }) => state === "waiting" && !known.has(id),
    );
    await mutate(settings, { revalidate: false });
    setEdited({});
    toast({ text: formatMessage({ id: "inbox.notify.saved" }) });
    // Stays open for a new address or number, which has to be confirmed.
    if (!asks) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: "inbox.notify.title" })}
      locked={form.busy}
    >
      <DialogForm
        form={{ ...form, failure: form.failure ?? loadFailure }}
        disabled={!values}
        submitLabel={formatMessage({ id: "inbox.notify.save" })}
        busyLabel={formatMessage({ id: "inbox.notify.saving" })}
        onCancel={onClose}
      >
        {values && (
          <>
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
              {...form.field("brokerageEmail")}
              label={formatMessage({ id: "inbox.notify.brokerage" })}
              hint={formatMessage({ id: "inbox.notify.brokerage.hint" })}
              type="email"
              autoComplete="off"
              value={brokerageEmail}
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
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
