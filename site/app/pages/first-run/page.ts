import { agreementVersion } from "@realtor/api/loaning";
import { adminPageMessages, loadAdmin } from "#app/admin/load-admin.ts";
import { publishableFacts } from "#app/layout/operator.ts";
import { definePage } from "#app/page.ts";
import { readAgreement } from "#app/pages/agreement/read-agreement.ts";
import type { FirstRunProps } from "./first-run.page.tsx";

/** Five steps from the invitation to a published website. See docs/spec/routes.md#first-run. */
export const page = definePage({
  paths: ["/{desiredUrl}/admin/start"],
  messages: adminPageMessages("first-run", "editor", "photos"),
  components: { "first-run": () => import("./first-run.page.tsx") },
  async load(address, { intl, operator }) {
    const title = intl.formatMessage({ id: "first-run.title" });
    const facts = publishableFacts(operator);
    const { props, ...loaded } = loadAdmin("first-run", address, title);
    const firstRun: FirstRunProps = {
      ...props,
      helpPhone: operator?.values["phone"] ?? null,
      agreement: facts && {
        version: agreementVersion,
        document: readAgreement(address.locale, facts),
      },
    };
    return { ...loaded, props: firstRun };
  },
});
