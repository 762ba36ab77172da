import { listProviders, startProvider } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginRedirectPath } from "#app/session/login-path.ts";
import { randomKey } from "#app/session/random-key.ts";
import { type SignInError, signInErrorOf } from "#app/session/session-lifecycle.ts";
import { saveSignInState } from "#app/session/sign-in-state.ts";
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as css from "./login.css.ts";
import { loginMessages, loginErrorMessages } from "./login-messages.ts";

const withMessages = defineMessages({
  line: {
    id: "login.with.line",
    defaultMessage: "Sign in with LINE",
    description: "Button for sign-in with a LINE account.",
  },
  kakao: {
    id: "login.with.kakao",
    defaultMessage: "Sign in with Kakao",
    description: "Button for sign-in with a Kakao account.",
  },
  google: {
    id: "login.with.google",
    defaultMessage: "Sign in with Google",
    description: "Button for sign-in with a Google account.",
  },
});

const providers = ["kakao", "line", "google"] as const;
type Provider = (typeof providers)[number];

interface ProviderButtonsProps {
  /** Slug of the agent whose sign-in page it is. */
  desiredUrl: string | undefined;
  /** Path to continue to. */
  redirect: string | null;
}

/** A button for each configured provider. See docs/spec/routes.md#sign-in. */
export function ProviderButtons({ desiredUrl, redirect }: ProviderButtonsProps) {
  const address = useAddress();
  const configured = useConfiguredProviders();
  const [startingProvider, setStartingProvider] = useState<Provider | null>(null);
  const [failure, setFailure] = useState<SignInError | null>(null);

  async function startSignIn(provider: Provider) {
    setStartingProvider(provider);
    setFailure(null);
    try {
      const state = randomKey();
      const returnTo = `${location.origin}${loginRedirectPath(address)}?state=${state}`;
      const url = await startProvider(siteHttp(), provider, returnTo);
      saveSignInState({ state, provider, redirect, desiredUrl });
      location.assign(url);
    } catch (error) {
      setStartingProvider(null);
      setFailure(signInErrorOf(error) === "tooMany" ? "tooMany" : "unreachable");
    }
  }

  if (configured.length === 0) return null;
  return (
    <>
      <p className={css.or}>
        <FormattedMessage {...loginMessages.or} />
      </p>
      <div className={css.buttons}>
        {failure && (
          <InlineAlert>
            <FormattedMessage {...loginErrorMessages[failure]} />
          </InlineAlert>
        )}
        {configured.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            fullWidth
            busy={startingProvider === provider}
            onClick={() => void startSignIn(provider)}
          >
            <FormattedMessage {...withMessages[provider]} />
          </Button>
        ))}
      </div>
    </>
  );
}

/** Empty when the request fails; password sign-in still works. */
function useConfiguredProviders(): readonly Provider[] {
  const [configured, setConfigured] = useState<readonly Provider[]>([]);
  useEffect(() => {
    listProviders(siteHttp()).then(
      (ids) => setConfigured(providers.filter((id) => ids.includes(id))),
      () => undefined,
    );
  }, []);
  return configured;
}
