import { labelsFor } from "@realtor/ui/labels";
import type { Photo } from "@realtor/ui/templates";
import { resolveImage } from "#app/data/image-url.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import type { Gone, LoadContext, LoadedPage, NotFound, PageAddress, Redirect } from "#app/page.ts";
import { type LoginAgent, type LoginProps, portraitWidths } from "./login-layout.tsx";
import { providers } from "./providers.ts";

/** Resolved here, so that the page loads no code for it. */
function toPortrait(photo: Photo | null): LoginAgent["portrait"] {
  if (!photo) return null;
  const atWidth = (width: number) => resolveImage(photo.url, [width * 2]).src;
  return { small: atWidth(portraitWidths.small), large: atWidth(portraitWidths.large) };
}

/** Loads a sign-in page of the platform or of an agent, on which the browser signs in. */
export async function loadLogin<Module extends string>(
  module: Module,
  address: PageAddress,
  context: LoadContext,
): Promise<LoadedPage<Module, LoginProps> | Redirect | NotFound | Gone> {
  const framed = await loadFrame(address, context);
  if (framed.kind !== "framed") return framed;
  const { common, language } = labelsFor(address.locale);
  const { formatMessage } = context.intl;
  const { frame } = framed;
  const configured = await context.sources.listProviders();
  const agent: LoginAgent | null =
    frame.kind === "agent" && framed.agent
      ? {
          desiredUrl: framed.agent.profile.desiredUrl,
          name: frame.content.name,
          home: frame.home,
          portrait: toPortrait(framed.agent.content.portrait),
        }
      : null;
  return {
    kind: "page",
    module,
    props: {
      labels: { common, language },
      agent,
      providers: providers.filter((id) => configured.includes(id)),
      phone: context.operator?.values["phone"] ?? null,
      productLogin:
        context.productOrigin === undefined
          ? null
          : context.productOrigin + localePath("/login", address.locale),
    },
    ...framed.document,
    head: {
      title: agent
        ? formatMessage({ id: "login.seo.agent" }, { name: agent.name.displayName.text })
        : formatMessage({ id: "login.seo.title" }),
      alternates: [],
      index: false,
    },
  };
}
