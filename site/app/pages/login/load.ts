import { labelsFor } from "@realtor/ui/labels";
import type { RenderContext } from "#app/entry.server.tsx";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import type { Loaded, PageAddress } from "#app/page.ts";
import { loginMessages } from "./login-messages.ts";
import type { LoginAgent, LoginProps } from "./login-props.ts";

/** The sign-in page, the platform's or an agent's (DECISIONS section 4). */
export function loadLogin(address: PageAddress, context: RenderContext): Promise<Loaded> {
  return load("login", address, context);
}

/** Where a provider sends people back; the browser does the rest. */
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
        ? intl.formatMessage({ id: "login.seo.agent" }, { name: agent.name.shown.text })
        : intl.formatMessage({ id: "login.seo.title" }),
      alternates: [],
      index: false,
    }),
  };
}
