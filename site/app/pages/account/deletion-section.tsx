import { undoDeletion } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useToast } from "@realtor/ui/toast";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import { renewSession } from "#app/session/session-lifecycle.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

interface DeletionSectionProps {
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

/** Deletes the account, after confirmation. */
export function DeletionSection(props: DeletionSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outline" size="medium" onClick={() => setOpen(true)}>
        <FormattedMessage id="account.deletion.start" />
      </Button>
      {open && <DeleteAccountDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Keeps an account that is being deleted. */
export function KeepAccount({ refresh }: { refresh: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const toast = useToast();
  const { busy, failure, run } = useAction();

  async function keep() {
    let offline = 0;
    const isKept = await run(async () => {
      ({ offline } = await undoDeletion(http, { locale }));
      await renewSession(http);
    });
    if (!isKept) return;
    toast({
      text: formatMessage({
        id: offline > 0 ? "account.deletion.keptOffline" : "account.deletion.kept",
      }),
    });
    await refresh();
  }

  return (
    <>
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
      <div>
        <Button
          size="medium"
          busy={busy}
          busyLabel={formatMessage({ id: "account.deletion.keeping" })}
          onClick={() => void keep()}
        >
          <FormattedMessage id="account.deletion.keep" />
        </Button>
      </div>
    </>
  );
}
