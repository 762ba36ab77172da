// Email addresses and names can contain characters outside the font subset.
import "#app/fonts/full.css";
import "#app/fonts/rest.css";
import {
  answerContactPointLink,
  type ContactPointAnswer,
  type ContactPointLink,
  getContactPointLink,
} from "@realtor/api/loaning";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { type LinkFailure, toLinkFailure } from "#app/pages/login/link-failure.tsx";
import { LinkWaiting } from "#app/pages/login/link-waiting.tsx";
import { LoginLayout, type LoginProps } from "#app/pages/login/login-layout.tsx";
import * as css from "#app/pages/login/login.css.ts";
import { useLinkContent } from "#app/pages/login/use-link-content.ts";
import { Answer } from "./answer.tsx";
import { getSessionStorage } from "#app/data/browser-storage.ts";

export type ConfirmAddressProps = Pick<LoginProps, "labels">;

const titles = {
  waiting: "confirm-address.title",
  confirmed: "confirm-address.confirmed.title",
  refused: "confirm-address.refused.title",
  ended: "confirm-address.ended.title",
} as const satisfies Record<ContactPointLink["state"], MessageKey>;

const ended: ContactPointLink = { state: "ended" };

/** Asks whether an address wants the requests of a website. Opening the link changes nothing. */
function ConfirmAddressPage({ labels }: ConfirmAddressProps) {
  const { formatMessage } = useIntl();
  const { content: link, ...loading } = useLinkContent(["confirm-address"], read);
  const [busy, setBusy] = useState<ContactPointAnswer["answer"]>();
  const [failure, setFailure] = useState<LinkFailure>();

  async function answer(given: ContactPointAnswer["answer"]) {
    if (busy) return;
    setBusy(given);
    setFailure(undefined);
    try {
      const token = captureLinkToken() ?? "";
      loading.replace(await answerContactPointLink(siteHttp(), { token, answer: given }));
    } catch (error) {
      setFailure(toLinkFailure(error));
    } finally {
      setBusy(undefined);
    }
  }

  if (link && !loading.failure) {
    const title = formatMessage({ id: titles[link.state] });
    return (
      // A new title gets the focus.
      <LoginLayout key={link.state} labels={labels} agent={null} title={title} focusTitle>
        {link.state === "ended" ? (
          <p className={css.lead}>
            <FormattedMessage id="confirm-address.ended" />
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
    <LinkWaiting
      labels={labels}
      agent={null}
      title={formatMessage({ id: titles.waiting })}
      failure={loading.failure}
      script="confirm-address.script"
      onRetry={loading.reload}
    />
  );
}

async function read(): Promise<ContactPointLink> {
  const token = captureLinkToken();
  return token === null ? ended : getContactPointLink(siteHttp(), token);
}

export { ConfirmAddressPage as component };

const storageKey = "confirmAddressToken";

/**
 * The token of the link that was opened in this tab; null without one. Moves it from the URL to
 * sessionStorage, so that history, bookmarks and referrers do not contain it.
 */
function captureLinkToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token) {
    getSessionStorage().setItem(storageKey, token);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return getSessionStorage().getItem(storageKey);
}
