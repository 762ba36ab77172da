import { listProviders, startProvider } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { siteHttp } from "#app/forms/site-http.ts";
import { useAddress } from "#app/page-root.tsx";
import { loginRedirectPath } from "#app/session/login-path.ts";
import { randomKey } from "#app/session/random-key.ts";
import { keepSignInState } from "#app/session/sign-in-state.ts";
import { type Refusal, whyRefused } from "#app/session/why-refused.ts";
import * as css from "./sign-in-form.css.ts";

const providers = ["kakao", "line", "google"] as const;
type Provider = (typeof providers)[number];

interface ProviderButtonsProps {
  /** The homepage whose sign-in page it is. */
  desiredUrl: string | undefined;
  /** Where to go afterwards. */
  redirect: string | null;
}

/** A button for each provider that is configured (DECISIONS section 4); nothing where there is none. */
export function ProviderButtons({ desiredUrl, redirect }: ProviderButtonsProps) {
  const address = useAddress();
  const configured = useConfigured();
  const [going, setGoing] = useState<Provider | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function go(provider: Provider) {
    setGoing(provider);
    setRefusal(null);
    try {
      const state = randomKey();
      const returnTo = `${location.origin}${loginRedirectPath(address)}?state=${state}`;
      const url = await startProvider(siteHttp(), provider, returnTo);
      const from = desiredUrl === undefined ? {} : { desiredUrl };
      keepSignInState({ state, provider, redirect, ...from });
      location.assign(url);
    } catch (error) {
      setGoing(null);
      setRefusal(whyRefused(error) === "tooMany" ? "tooMany" : "unreachable");
    }
  }

  if (configured.length === 0) return null;
  return (
    <>
      <p className={css.or}>
        <FormattedMessage id="login.or" />
      </p>
      <div className={css.buttons}>
        {refusal && (
          <InlineAlert>
            <FormattedMessage id={`login.${refusal}`} />
          </InlineAlert>
        )}
        {configured.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            fullWidth
            busy={going === provider}
            onClick={() => void go(provider)}
          >
            <FormattedMessage id={`login.with.${provider}`} />
          </Button>
        ))}
      </div>
    </>
  );
}

/** Without an answer the password is the way in. */
function useConfigured(): readonly Provider[] {
  const [configured, setConfigured] = useState<readonly Provider[]>([]);
  useEffect(() => {
    listProviders(siteHttp()).then(
      (ids) => setConfigured(providers.filter((id) => ids.includes(id))),
      () => undefined,
    );
  }, []);
  return configured;
}
