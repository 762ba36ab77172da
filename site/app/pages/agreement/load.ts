import { agreementVersion } from "@realtor/api/loaning";
import { labelsFor } from "@realtor/ui/labels";
import { pageLinks } from "#app/layout/page-links.ts";
import { loadFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { pageMessages } from "#app/i18n/page-messages.ts";
import type { Loaded, PageAddress, RenderContext } from "#app/page.ts";
import { agreements } from "./agreement-document.ts";
import type { AgreementProps } from "./agreement-props.ts";
import en from "./messages.en.json";
import ja from "./messages.ja-JP.json";
import ko from "./messages.ko.json";

const messages = pageMessages(ko, en, ja);

/**
 * Loads the realtor service agreement; the result does not depend on the user. See
 * docs/spec/routes.md#agreement.
 */
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
      // Every agent's frame contains the same text, so only the platform's page is indexed.
      index: framed.frame.kind === "platform",
    }),
  };
}
