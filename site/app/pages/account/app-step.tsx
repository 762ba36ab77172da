import { ApiError } from "@realtor/api/http";
import { confirmSecondFactor, type SecondFactorSetup } from "@realtor/api/loaning";
import { DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { SubmitActions } from "#app/admin/submit-actions.tsx";
import { CopyField } from "#app/admin/copy-field.tsx";
import { createQrImage } from "#app/admin/share/qr-image.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useAddress } from "#app/page-root.tsx";
import { type CodeError, CodeField } from "#app/session/code-field.tsx";
import * as css from "./account.css.ts";

interface AppStepProps {
  setup: SecondFactorSetup;
  /** Called with the backup codes once two-step sign-in is on. */
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Connects an authenticator app: its QR code, the same as text, and the first code. */
export function AppStep({ setup, onCodes, onCancel }: AppStepProps) {
  const { formatMessage } = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const { busy, failure, run } = useAction();
  const [error, setError] = useState<CodeError>();
  const field = useRef<HTMLInputElement>(null);
  const image = useMemo(() => createQrImage(setup.uri), [setup.uri]);

  useEffect(() => field.current?.focus(), []);

  function showError(found: CodeError) {
    setError(found);
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const code = field.current?.value.trim() ?? "";
    if (code === "") {
      showError("missing");
      return;
    }
    setError(undefined);
    await run(async () => {
      try {
        onCodes(await confirmSecondFactor(http, { code, locale }));
      } catch (refused) {
        if (!(refused instanceof ApiError) || refused.code !== "auth.wrongCode") throw refused;
        showError("wrong");
      }
    });
  }

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <DialogBody>
        <Stack gap={20}>
          <svg
            className={css.qr}
            viewBox={`0 0 ${image.size} ${image.size}`}
            role="img"
            aria-label={formatMessage({ id: "account.factor.qr" })}
            shapeRendering="crispEdges"
          >
            <path fill="currentColor" d={image.path} />
          </svg>
          <CopyField
            label={formatMessage({ id: "account.factor.key" })}
            value={setup.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
          />
          <CodeField ref={field} kind="app" error={error} onChange={() => setError(undefined)} />
          {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
        </Stack>
      </DialogBody>
      <SubmitActions
        busy={busy}
        busyLabel={formatMessage({ id: "account.factor.checking" })}
        onCancel={onCancel}
      >
        <FormattedMessage id="account.factor.turnOn" />
      </SubmitActions>
    </form>
  );
}
