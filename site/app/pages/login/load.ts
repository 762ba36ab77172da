import { labelsFor } from "@realtor/ui/labels";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import type { Loaded, PageAddress, RenderContext } from "#app/page.ts";
import { loginMessages } from "./login-messages.ts";
import type { LoginAgent, LoginProps } from "./login-props.ts";

/** Loads the sign-in page of the platform or of an agent. See docs/spec/routes.md#sign-in. */
export function loadLogin(address: PageAddress, context: RenderContext): Promise<Loaded> {
  return load("login", address, context);
}

/** Loads the target page of a provider's redirect; the browser completes the sign-in. */
export function loadLoginRedirect(address: PageAddress, context: RenderContext): Promise<Loaded> {
  return load("login-redirect", address, context);
}

async function load(
  module: "login" | "login-redirect",
  address: PageAddress,
  context: RenderContext,
): Promise<Loaded> {
  const framed = await loadFrame(address, context);
  if (framed.kind !== "framed") return framed;
  const { common, language } = labelsFor(address.locale);
  const { frame } = framed;
  const agent: LoginAgent | null =
    frame.kind === "agent" && framed.agent
      ? {
          desiredUrl: framed.agent.profile.desiredUrl,
          name: frame.content.name,
          home: frame.home,
          portrait: framed.agent.content.portrait,
        }
      : null;
  const props: LoginProps = { labels: { common, language }, agent };
  return {
    kind: "page",
    module,
    messages: loginMessages[address.locale],
    props,
    ...framed.document,
    head: (intl) => ({
      title: agent
        ? intl.formatMessage({ id: "login.seo.agent" }, { name: agent.name.displayName.text })
        : intl.formatMessage({ id: "login.seo.title" }),
      alternates: [],
      index: false,
    }),
  };
}
