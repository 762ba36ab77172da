import { ApiError } from "@realtor/api/http";
import { signInWithCode } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { type CodeError, CodeField } from "./code-field.tsx";
import { type SignInError, signInErrorOf, type SignInResult } from "./session-lifecycle.ts";
import * as css from "./sign-in-form.css.ts";
import { signInErrorMessages } from "./sign-in-messages.ts";

type State =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "wrong"; error: CodeError }
  | { kind: "failed"; error: SignInError };

interface CodeFormProps {
  /** What the service returned for the password. */
  challenge: string;
  /** Continues with the new session; may reject. */
  onSignedIn: (result: SignInResult) => Promise<void>;
  /** Back to the password, for example because the challenge has ended. */
  onBack: (reason: "asked" | "ended") => void;
}

/**
 * The second step of signing in: a code of the authenticator app, or a backup code. A wrong code stays in the
 * field to be corrected.
 */
export function CodeForm({ challenge, onSignedIn, onBack }: CodeFormProps) {
  const { formatMessage } = useIntl();
  const [source, setSource] = useState<"app" | "backup">("app");
  const [state, setState] = useState<State>({ kind: "idle" });
  const field = useRef<HTMLInputElement>(null);

  /** Focuses the field when it appears; each source has its own. */
  const attachField = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.focus();
  }, []);

  function showError(error: CodeError) {
    setState({ kind: "wrong", error });
    field.current?.select();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state.kind !== "sending") void send(field.current?.value.trim() ?? "");
  }

  async function send(code: string) {
    if (code === "") {
      showError("missing");
      return;
    }
    setState({ kind: "sending" });
    try {
      await onSignedIn(await signInWithCode(siteHttp(), { challenge, code }));
    } catch (error) {
      const problem = error instanceof ApiError ? error.code : "";
      if (problem === "auth.challengeEnded") onBack("ended");
      else if (problem === "auth.wrongCode" || problem === "input.invalid")
        showError(source === "app" ? "wrong" : "wrongBackup");
      else setState({ kind: "failed", error: signInErrorOf(error) });
    }
  }

  function toggleSource() {
    setState({ kind: "idle" });
    setSource(source === "app" ? "backup" : "app");
  }

  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      {state.kind === "failed" && (
        <InlineAlert>
          <FormattedMessage id={signInErrorMessages[state.error]} />
        </InlineAlert>
      )}
      <CodeField
        key={source}
        ref={attachField}
        kind={source}
        error={state.kind === "wrong" ? state.error : undefined}
        onChange={() => state.kind === "wrong" && setState({ kind: "idle" })}
      />
      {source === "backup" && (
        <p className={css.note}>
          <FormattedMessage id="login.code.help" />
        </p>
      )}
      <Button
        type="submit"
        fullWidth
        busy={state.kind === "sending"}
        busyLabel={formatMessage({ id: "login.sending" })}
      >
        <FormattedMessage id="login.submit" />
      </Button>
      <div className={css.choices}>
        <button type="button" className={css.textButton} onClick={toggleSource}>
          <FormattedMessage id={source === "app" ? "login.code.toBackup" : "login.code.toApp"} />
        </button>
        <button type="button" className={css.textButton} onClick={() => onBack("asked")}>
          <FormattedMessage id="login.code.startOver" />
        </button>
      </div>
    </form>
  );
}
