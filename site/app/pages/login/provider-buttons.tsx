import { startProvider } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { KakaoIcon, LineIcon } from "@realtor/ui/icons";
import { useHydrated } from "@realtor/ui/use-hydrated";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { sameSitePath } from "#app/session/after-sign-in.ts";
import { loginRedirectPath } from "#app/session/login-path.ts";
import { randomKey } from "#app/session/random-key.ts";
import { type SignInError, signInErrorOf } from "#app/session/session-lifecycle.ts";
import { saveSignInState } from "#app/session/sign-in-state.ts";
import * as css from "./login.css.ts";
import { loginErrorMessages } from "./login-messages.ts";
import type { Provider } from "./providers.ts";

const icons = { kakao: KakaoIcon, line: LineIcon, google: null } as const;

interface ProviderButtonsProps {
  providers: readonly Provider[];
  /** Slug of the agent whose sign-in page it is. */
  desiredUrl: string | undefined;
  /** Path to continue to. */
  redirect: string | null;
}

/** A button for each configured provider. See docs/spec/routes.md#sign-in. */
export function ProviderButtons({ providers, desiredUrl, redirect }: ProviderButtonsProps) {
  const address = useAddress();
  const hydrated = useHydrated();
  const [startingProvider, setStartingProvider] = useState<Provider | null>(null);
  const [failure, setFailure] = useState<SignInError | null>(null);

  async function startSignIn(provider: Provider) {
    setStartingProvider(provider);
    setFailure(null);
    try {
      const state = randomKey();
      const returnTo = `${location.origin}${loginRedirectPath(address)}?state=${state}`;
      const url = await startProvider(siteHttp(), provider, returnTo);
      // A click that is repeated at hydration can come before the page has read its query.
      const query = new URLSearchParams(location.search);
      const next = redirect ?? sameSitePath(query.get("redirect"));
      saveSignInState({ state, provider, redirect: next, desiredUrl });
      location.assign(url);
    } catch (error) {
      setStartingProvider(null);
      setFailure(signInErrorOf(error) === "tooMany" ? "tooMany" : "unreachable");
    }
  }

  if (providers.length === 0) return null;
  return (
    <fieldset>
      <legend className={css.providersTitle}>
        <FormattedMessage id="login.with" />
      </legend>
      {failure && (
        <InlineAlert>
          <FormattedMessage id={loginErrorMessages[failure]} />
        </InlineAlert>
      )}
      <div className={css.providers}>
        {providers.map((provider) => {
          const Icon = icons[provider];
          return (
            <Button
              key={provider}
              variant="outline"
              size="medium"
              data-hydrating={hydrated ? undefined : ""}
              busy={startingProvider === provider}
              onClick={() => void startSignIn(provider)}
            >
              {Icon && <Icon />}
              <FormattedMessage id={`login.with.${provider}`} />
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
