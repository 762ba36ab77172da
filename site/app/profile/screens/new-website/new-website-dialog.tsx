import {
  createRealtor,
  getRealtor,
  type InvitationLink,
  inviteRealtor,
} from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { useToast } from "@realtor/ui/toast";
import type { Locale } from "@realtor/api/locales";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { toRealtorInfo } from "#app/session/session-lifecycle.ts";
import { currentSession, storeSession } from "#app/session/session-store.ts";
import { type Admin, useAdmin } from "#app/admin/admin-context.ts";
import { copyWebsite } from "./copy-website.ts";
import { InvitationForm } from "./invitation-form.tsx";
import { emptyWebsite, nameOrder, type NewWebsite, toProfile } from "./new-website.ts";
import { WebsiteForm } from "./website-form.tsx";

interface NewWebsiteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Initial values, such as those of a lead. */
  prefill?: Partial<NewWebsite>;
  /** Copies this website for another person; staff only. */
  source?: { id: string; name: string } | undefined;
  onCreated?: (realtorId: string) => void;
}

interface Created {
  realtorId: string;
  desiredUrl: string;
  /** The link and its language; set when an account was created, too. */
  invitation: { link: InvitationLink; locale: Locale } | null;
}

/**
 * Creates a website. Staff also create the agent's account and an invitation link; a realtor creates
 * their own website. Closing keeps the values until the website is created.
 */
export function NewWebsiteDialog(props: NewWebsiteDialogProps) {
  const { open, onOpenChange, prefill, source, onCreated } = props;
  const intl = useIntl();
  const admin = useAdmin();
  const { locale } = useAddress();
  const initialValues = () => ({ ...emptyWebsite(locale), ...prefill });
  const [values, setValues] = useState(initialValues);
  const [created, setCreated] = useState<Created | null>(null);
  const [busy, setBusy] = useState(false);
  const { isStaff } = admin;
  const toast = useToast();

  async function submit() {
    const done = await create(admin, values, source?.id);
    setCreated(done);
    if (done.invitation) toast({ text: intl.formatMessage({ id: "website.created" }) });
    onCreated?.(done.realtorId);
  }

  function close() {
    onOpenChange(false);
    if (!created) return;
    setCreated(null);
    setValues(initialValues());
  }

  const about = source
    ? "website.duplicate.about"
    : isStaff
      ? "website.invite.about"
      : "website.own.about";
  const title = source
    ? intl.formatMessage({ id: "website.duplicate" }, { name: source.name })
    : intl.formatMessage({ id: isStaff ? "website.new" : "website.own" });
  const invitation = created?.invitation;
  const [name = ""] = nameOrder(locale).flatMap(({ field }) => values[field].trim() || []);
  // One dialog for both steps, so that closing it returns the focus to what opened it.
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={invitation ? intl.formatMessage({ id: "website.invite.title" }, { name }) : title}
      description={
        invitation
          ? intl.formatMessage({ id: "website.invite.ready" })
          : created
            ? undefined
            : intl.formatMessage({ id: about })
      }
      size={isStaff && !created ? "wide" : "medium"}
      locked={busy}
    >
      {created && invitation ? (
        <InvitationForm
          realtorId={created.realtorId}
          created={invitation}
          onClose={close}
          onBusy={setBusy}
        />
      ) : created ? (
        <Done created={created} onClose={close} />
      ) : (
        <WebsiteForm
          values={values}
          onChange={setValues}
          invites={isStaff}
          copies={source !== undefined}
          submitLabel={source ? "website.duplicate.create" : "website.create"}
          onSubmit={submit}
          onBusy={setBusy}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

/** @throws {ApiError} See `inviteRealtor`, `createRealtor` and `getRealtor`. */
async function create(
  { http, isStaff }: Admin,
  values: NewWebsite,
  sourceId: string | undefined,
): Promise<Created> {
  const desiredUrl = values.desiredUrl.trim();
  const start =
    sourceId === undefined ? {} : copyWebsite(await getRealtor(http, sourceId, { asOwner: true }));
  const profile = toProfile(values, start);
  if (isStaff) {
    const { realtor, ...link } = await inviteRealtor(http, {
      email: values.email.trim(),
      userName: values.nameEn.trim(),
      desiredUrl,
      profile,
      locale: values.locale,
    });
    const invitation = { link, locale: values.locale };
    return { realtorId: realtor.id, desiredUrl: realtor.desiredUrl, invitation };
  }
  const own = await createRealtor(http, { ...profile, desiredUrl });
  const session = currentSession();
  if (session) storeSession({ ...session, realtorInfo: toRealtorInfo(own) });
  return { realtorId: own.id, desiredUrl: own.desiredUrl, invitation: null };
}

function Done({ created, onClose }: { created: Created; onClose: () => void }) {
  const { locale } = useAddress();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <DialogBody>
        <p ref={message} tabIndex={-1}>
          <FormattedMessage id="website.created" />
        </p>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" size="medium" onClick={onClose}>
          <FormattedMessage id="admin.close" />
        </Button>
        <Button size="medium" href={localePath(`/${created.desiredUrl}/admin`, locale)}>
          <FormattedMessage id="website.edit" />
        </Button>
      </DialogActions>
    </>
  );
}
