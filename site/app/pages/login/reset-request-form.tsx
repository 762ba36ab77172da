import { ApiError } from "@realtor/api/http";
import { requestPasswordReset } from "@realtor/api/loaning";
import { checkEmail } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { TextField } from "@realtor/ui/text-field";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { type LinkFailure, LinkFailureAlert, linkFailureOf } from "./link-failure.tsx";
import * as css from "./sign-in-form.css.ts";

type State =
  | { kind: "idle" }
  | { kind: "wrong"; why: "idMissing" | "idWrong" }
  | { kind: "sending" }
  | { kind: "sent" }
  | { kind: "failed"; failure: LinkFailure };

/**
 * Asks for a link to set a new password. What it says afterwards is the same whether there is such an
 * account or not, and whether mail is sent at all. `email` is what was typed before.
 */
export function ResetRequestForm({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const [state, setState] = useState<State>({ kind: "idle" });
  const field = useRef<HTMLInputElement>(null);

  function refuse(why: "idMissing" | "idWrong") {
    setState({ kind: "wrong", why });
    field.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind !== "sending") void send((field.current?.value ?? "").trim());
  }

  async function send(typed: string) {
    if (typed === "" || checkEmail(typed) !== null) {
      refuse(typed === "" ? "idMissing" : "idWrong");
      return;
    }
    setState({ kind: "sending" });
    try {
      await requestPasswordReset(siteHttp(), { email: typed, locale });
      setState({ kind: "sent" });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) refuse("idWrong");
      else setState({ kind: "failed", failure: linkFailureOf(error) });
    }
  }

  return (
    <>
      <form method="dialog" noValidate className={css.form} onSubmit={submit}>
        {state.kind === "failed" && <LinkFailureAlert failure={state.failure} />}
        <TextField
          ref={field}
          label={formatMessage({ id: "login.id" })}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={state.kind === "wrong" ? formatMessage({ id: `login.${state.why}` }) : undefined}
        />
        <Button
          type="submit"
          variant="outline"
          fullWidth
          busy={state.kind === "sending"}
          busyLabel={formatMessage({ id: "login.forgot.sending" })}
        >
          <FormattedMessage id="login.forgot.submit" />
        </Button>
      </form>
      {/* There before its words are, or they would not be announced. */}
      <output>
        {state.kind === "sent" && (
          <span className={css.said}>
            <FormattedMessage id="login.forgot.sent" />
          </span>
        )}
      </output>
    </>
  );
}
