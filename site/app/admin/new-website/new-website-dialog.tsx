import { createRealtor, type InvitationLink, inviteRealtor } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Dialog, DialogActions, DialogBody } from "@realtor/ui/dialog";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { realtorInfoOf } from "#app/session/own-homepage.ts";
import { currentSession, keepSession } from "#app/session/session-store.ts";
import { type Admin, useAdmin } from "../admin-context.ts";
import { failureText } from "../failure-text.ts";
import { CopyLink } from "./copy-link.tsx";
import { emptyWebsite, type NewWebsite, profileOf, type WebsiteErrors } from "./new-website.ts";
import { refusedFields } from "./refused-fields.ts";
import { WebsiteForm } from "./website-form.tsx";

interface NewWebsiteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is known of the person already. */
  prefill?: Partial<NewWebsite>;
  onCreated?: () => void;
}

interface Created {
  desiredUrl: string;
  /** For an account that was made with it. */
  invitation: InvitationLink | null;
}

/**
 * A new homepage: the staff's makes the agent's account and an invitation link in one step, a realtor's
 * is their own; then on to the editor. Closing keeps what is typed until it is made.
 */
export function NewWebsiteDialog(props: NewWebsiteDialogProps) {
  const { open, onOpenChange, prefill, onCreated } = props;
  const intl = useIntl();
  const admin = useAdmin();
  const { locale } = useAddress();
  const begin = () => ({ ...emptyWebsite(locale), ...prefill });
  const [values, setValues] = useState(begin);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<WebsiteErrors>({});
  const [created, setCreated] = useState<Created | null>(null);
  const { isStaff } = admin;

  async function submit() {
    setBusy(true);
    setFailure(undefined);
    setRefused({});
    try {
      setCreated(await create(admin, values));
      onCreated?.();
    } catch (error) {
      const fields = refusedFields(error);
      setRefused(fields);
      if (Object.keys(fields).length === 0) setFailure(failureText(error, intl));
    } finally {
      setBusy(false);
    }
  }

  function close() {
    onOpenChange(false);
    if (!created) return;
    setCreated(null);
    setValues(begin());
  }

  const about = isStaff ? "website.invite.about" : "website.own.about";
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={intl.formatMessage({ id: isStaff ? "website.new" : "website.own" })}
      description={created ? undefined : intl.formatMessage({ id: about })}
      locked={busy}
    >
      {created ? (
        <Done created={created} onClose={close} />
      ) : (
        <WebsiteForm
          values={values}
          onChange={(next) => {
            setValues(next);
            setRefused({});
          }}
          invites={isStaff}
          refused={refused}
          failure={failure}
          busy={busy}
          onSubmit={() => void submit()}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}

/** ApiError: see `inviteRealtor` and `createRealtor`. */
async function create({ http, isStaff }: Admin, values: NewWebsite): Promise<Created> {
  const desiredUrl = values.desiredUrl.trim();
  const profile = profileOf(values);
  if (isStaff) {
    const { realtor, ...invitation } = await inviteRealtor(http, {
      email: values.email.trim(),
      userName: values.nameEn.trim(),
      desiredUrl,
      profile,
      locale: values.locale,
    });
    return { desiredUrl: realtor.desiredUrl, invitation };
  }
  const own = await createRealtor(http, { ...profile, desiredUrl });
  const session = currentSession();
  if (session) keepSession({ ...session, realtorInfo: realtorInfoOf(own) });
  return { desiredUrl: own.desiredUrl, invitation: null };
}

function Done({ created, onClose }: { created: Created; onClose: () => void }) {
  const { locale } = useAddress();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <DialogBody>
        <p ref={said} tabIndex={-1}>
          <FormattedMessage id="website.created" />
        </p>
      </DialogBody>
      {created.invitation && (
        <DialogBody>
          <CopyLink {...created.invitation} />
        </DialogBody>
      )}
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
