import { readChallenge, signIn } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { TextField } from "@realtor/ui/text-field";
import { TextLink } from "@realtor/ui/text-link";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { type Ref, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { siteHttp } from "#app/forms/site-http.ts";
import { type Texts, textsOf, useForm } from "#app/forms/use-form.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { signInErrorOf, type SignInResult, startSession } from "./session-lifecycle.ts";
import type { Session } from "./session-store.ts";
import * as css from "./sign-in-form.css.ts";
import { signInErrorMessages } from "./sign-in-messages.ts";

interface SignInFormProps {
  /** Slug of the agent whose sign-in page it is. */
  desiredUrl: string | undefined;
  initialEmail?: string | undefined;
  /** URL of the product's sign-in page, for an account that cannot sign in on this domain. */
  productLogin?: string | null;
  initialPassword?: string | undefined;
  /** Begins with the code: the password was sent already. */
  initialChallenge?: string | undefined;
  emailField?: Ref<HTMLInputElement>;
  onStart?: () => void;
  onSignedIn?: (session: Session) => void;
  onFailed?: () => void;
  /** Called when the form asks for a code after the password, and when it asks for the password again. */
  onStep?: (step: "password" | "code") => void;
}

/**
 * Email and password, then a code if the account has a second factor. A wrong password is removed and the
 * email kept; after any other failure both stay.
 */
export function SignInForm(props: SignInFormProps) {
  const { desiredUrl, initialEmail, initialPassword, emailField, onStart, onSignedIn, onFailed } =
    props;
  const { onStep, initialChallenge, productLogin } = props;
  const { formatMessage } = useIntl();
  const hydrated = useHydrated();
  const [challenge, setChallenge] = useState(initialChallenge);
  const [codeEnded, setCodeEnded] = useState(false);

  const form = useForm<Texts<"email" | "password">, "idMissing" | "passwordMissing">({
    read: textsOf("email", "password"),
    check: ({ email, password }) => ({
      email: email.trim() === "" ? "idMissing" : undefined,
      password: password === "" ? "passwordMissing" : undefined,
    }),
    async submit({ email, password }) {
      setCodeEnded(false);
      onStart?.();
      return finish(await signIn(siteHttp(), { email: email.trim(), password }));
    },
    refused(error) {
      const asked = readChallenge(error);
      if (asked !== undefined) {
        setChallenge(asked);
        onStep?.("code");
        return {};
      }
      onFailed?.();
      const code = signInErrorOf(error);
      const elsewhere = code === "back.elsewhere" && productLogin && (
        <>
          {" "}
          <TextLink href={productLogin}>
            <FormattedMessage id="login.elsewhere.open" />
          </TextLink>
        </>
      );
      return {
        failure: (
          <>
            <FormattedMessage id={signInErrorMessages[code]} />
            {elsewhere}
          </>
        ),
        ...(code === "failed" && { retype: "password" }),
      };
    },
    errorText: (code) => formatMessage({ id: `login.${code}` }),
  });

  async function finish(signedIn: SignInResult) {
    const session = await startSession(signedIn, { provider: "password", desiredUrl });
    onSignedIn?.(session);
    return "leaving" as const;
  }

  function returnToPassword(reason: "asked" | "ended") {
    setChallenge(undefined);
    setCodeEnded(reason === "ended");
    onStep?.("password");
    onFailed?.();
  }

  if (challenge !== undefined)
    return <CodeForm challenge={challenge} onSignedIn={finish} onBack={returnToPassword} />;
  const ended = codeEnded ? <FormattedMessage id={signInErrorMessages.codeEnded} /> : undefined;
  return (
    <form {...form.root} className={css.form}>
      <FormFailure failure={form.failure ?? ended} attempt={form.attempt} />
      <TextField
        {...form.field("email")}
        ref={emailField}
        label={formatMessage({ id: "login.id" })}
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
      />
      <PasswordField
        {...form.field("password")}
        label={formatMessage({ id: "login.password" })}
        autoComplete="current-password"
        defaultValue={initialPassword}
        showLabel={formatMessage({ id: "login.show" })}
      />
      <Button
        type="submit"
        data-hydrating={hydrated ? undefined : ""}
        fullWidth
        busy={form.busy}
        busyLabel={formatMessage({ id: "login.sending" })}
      >
        <FormattedMessage id="login.submit" />
      </Button>
    </form>
  );
}
