import { Dialog } from "@realtor/ui/dialog";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useAddress } from "#app/page-root.tsx";
import { SignInForm } from "#app/session/sign-in-form.tsx";

/** The dialog over a screen whose session has expired. */
export function SignInAgain({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const { desiredUrl } = useAddress();
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={formatMessage({ id: "admin.gate.title" })}
      description={formatMessage({ id: "admin.gate.expired" })}
      alert
      locked
    >
      <SignInForm
        desiredUrl={desiredUrl}
        initialEmail={email}
        // Retry the requests that were rejected meanwhile.
        onSignedIn={() => void mutate(() => true)}
      />
    </Dialog>
  );
}
