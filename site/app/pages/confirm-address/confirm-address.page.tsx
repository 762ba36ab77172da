// Email addresses and names can contain characters outside the font subset.
import "#app/fonts/full.css";
import "#app/fonts/rest.css";
import {
  answerContactPointLink,
  type ContactPointAnswer,
  type ContactPointLink,
  getContactPointLink,
} from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import {
  LinkFailureAlert,
  toLinkFailure,
  type LinkFailure,
} from "#app/pages/login/link-failure.tsx";
import { LoginLayout, type LoginProps } from "#app/pages/login/login-layout.tsx";
import * as css from "#app/pages/login/login.css.ts";
import { Answer } from "./answer.tsx";
import { confirmMessages as messages } from "./confirm-messages.ts";
import { captureLinkToken } from "./link-token.ts";

export type ConfirmAddressProps = Pick<LoginProps, "labels">;

type Step =
  | { kind: "loading" }
  | { kind: "failed"; failure: LinkFailure }
  | { kind: "known"; link: ContactPointLink };

const ended: ContactPointLink = { state: "ended" };

/** Asks whether an address wants the requests of a website. Opening the link changes nothing. */
function ConfirmAddressPage({ labels }: ConfirmAddressProps) {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<Step>({ kind: "loading" });
  const [busy, setBusy] = useState<ContactPointAnswer["answer"]>();
  const [failure, setFailure] = useState<LinkFailure>();
  const load = () => void read(setStep);

  useEffect(() => void read(setStep), []);

  async function answer(given: ContactPointAnswer["answer"]) {
    if (busy) return;
    setBusy(given);
    setFailure(undefined);
    try {
      const token = captureLinkToken() ?? "";
      const link = await answerContactPointLink(siteHttp(), { token, answer: given });
      setStep({ kind: "known", link });
    } catch (error) {
      setFailure(toLinkFailure(error));
    } finally {
      setBusy(undefined);
    }
  }

  if (step.kind === "known") {
    const { link } = step;
    const title = formatMessage(messages.titles[link.state]);
    return (
      // A new title gets the focus.
      <LoginLayout key={link.state} labels={labels} agent={null} title={title} focusTitle>
        {link.state === "ended" ? (
          <p className={css.lead}>
            <FormattedMessage {...messages.ended} />
          </p>
        ) : (
          <Answer
            link={link}
            busy={busy}
            failure={failure}
            onAnswer={(given) => void answer(given)}
          />
        )}
      </LoginLayout>
    );
  }
  return (
    <LoginLayout labels={labels} agent={null} title={formatMessage(messages.titles.waiting)}>
      <div className={css.waiting}>
        {step.kind === "failed" && (
          <div className={css.buttons}>
            <LinkFailureAlert failure={step.failure} />
            <Button variant="outline" fullWidth onClick={load}>
              <FormattedMessage
                id="confirm-address.retry"
                defaultMessage="Try again"
                description="Button that loads the question again after it could not be loaded."
              />
            </Button>
          </div>
        )}
        <noscript>
          <p className={css.notice}>
            <FormattedMessage
              id="confirm-address.script"
              defaultMessage="This page needs JavaScript. Please turn it on in your browser."
              description="Shown on the page that confirms an address when JavaScript is disabled."
            />
          </p>
        </noscript>
      </div>
    </LoginLayout>
  );
}

async function read(show: (step: Step) => void): Promise<void> {
  const token = captureLinkToken();
  try {
    const link = token === null ? ended : await getContactPointLink(siteHttp(), token);
    show({ kind: "known", link });
  } catch (error) {
    show({ kind: "failed", failure: toLinkFailure(error) });
  }
}

export { ConfirmAddressPage as component };
