import { agreementVersion } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/layout/page-links.ts";
import type { RenderContext } from "#app/entry.server.tsx";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress } from "#app/page.ts";
import { agreements } from "./agreement-document.ts";
import type { AgreementProps } from "./agreement-props.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

const messages = pageMessages(ko, en, ja);

/** The realtor service agreement in the page's language (DECISIONS section 4): the same for everybody. */
export async function loadAgreement(address: PageAddress, context: RenderContext): Promise<Loaded> {
  const framed = await loadFrame(address, context);
  if (framed.kind !== "framed") return framed;
  const { common, language, footer } = labelsFor(address.locale);
  const props: AgreementProps = {
    frame: framed.frame,
    labels: { common, language, footer },
    year: context.now.getFullYear(),
    version: agreementVersion,
    document: agreements[address.lang],
  };
  return {
    kind: "page",
    module: "agreement",
    messages: messages[address.locale],
    props,
    ...framed.document,
    head: (intl) => ({
      title: intl.formatMessage({ id: "agreement.seo.title" }),
      description: intl.formatMessage({ id: "agreement.seo.description" }),
      ...pageLinks(address),
      // An agent's frame holds the platform's text: one of them is enough to be found.
      index: framed.frame.kind === "platform",
    }),
  };
}
