import { ApiError } from "@realtor/api/http";
import { signInWithCode } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Text } from "@realtor/ui/text";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { siteHttp } from "#app/forms/site-http.ts";
import { type Texts, textsOf, useForm } from "#app/forms/use-form.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { codeErrors, CodeField, type CodeKind, CodeKindButton } from "./code-field.tsx";
import { signInErrorOf, type SignInResult } from "./session-lifecycle.ts";
import * as css from "./sign-in-form.css.ts";
import { signInErrorMessages } from "./sign-in-messages.ts";

interface CodeFormProps {
  /** What the service returned for the password. */
  challenge: string;
  /** Continues with the new session; may reject. */
  onSignedIn: (result: SignInResult) => Promise<void | "leaving">;
  /** Back to the password, for example because the challenge has ended. */
  onBack: (reason: "asked" | "ended") => void;
}

/**
 * The second step of signing in: a code of the authenticator app, or a backup code. A wrong code stays in the
 * field to be corrected.
 */
export function CodeForm({ challenge, onSignedIn, onBack }: CodeFormProps) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<CodeKind>("app");
  const form = useForm<Texts<CodeKind>, "missing" | "wrong">({
    read: textsOf("app", "backup"),
    check: (typed) => ({ [kind]: typed[kind].trim() === "" ? "missing" : undefined }),
    submit: async (typed) =>
      onSignedIn(await signInWithCode(siteHttp(), { challenge, code: typed[kind].trim() })),
    refused(error) {
      const problem = error instanceof ApiError ? error.code : "";
      if (problem === "auth.wrongCode" || problem === "input.invalid")
        return { errors: { [kind]: "wrong" }, retype: kind };
      if (problem !== "auth.challengeEnded")
        return { failure: <FormattedMessage id={signInErrorMessages[signInErrorOf(error)]} /> };
      onBack("ended");
      return {};
    },
    errorText: (code, name) => formatMessage({ id: codeErrors[name][code] }),
  });
  return (
    <form {...form.root} className={css.form}>
      <FormFailure {...form} />
      <CodeField key={kind} ref={focusElement} {...form.field(kind)} />
      {kind === "backup" && (
        <Text size="small" tone="secondary">
          <FormattedMessage id="login.code.help" />
        </Text>
      )}
      <Button
        type="submit"
        fullWidth
        busy={form.busy}
        busyLabel={formatMessage({ id: "login.sending" })}
      >
        <FormattedMessage id="login.submit" />
      </Button>
      <div className={css.choices}>
        <CodeKindButton kind={kind} onChange={setKind} />
        <Button variant="text" size="small" onClick={() => onBack("asked")}>
          <FormattedMessage id="login.code.startOver" />
        </Button>
      </div>
    </form>
  );
}
