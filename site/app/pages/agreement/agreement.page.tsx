import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { FormattedDate, FormattedMessage } from "react-intl";
import { type Frame, PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import type { LegalLabels } from "#app/layout/legal/legal-page.tsx";
import { AgreementForm } from "./agreement-form.tsx";
import type { AgreementDocument } from "./agreement-row.tsx";
import * as css from "./agreement.css.ts";

/** The text is part of the props, so the version that is shown is the version that is accepted. */
export interface AgreementProps {
  frame: Frame;
  labels: LegalLabels;
  year: number;
  version: string;
  document: AgreementDocument;
}

/**
 * The realtor service agreement: public to read, accepted by a signed-in realtor. See
 * docs/spec/routes.md#agreement.
 */
function AgreementPage({ version, document, ...frame }: AgreementProps) {
  const effective = (
    <FormattedDate value={`${version}T00:00:00Z`} dateStyle="long" timeZone="UTC" />
  );
  return (
    <PageFrame {...frame}>
      <div className={`${wrap} ${css.columns}`}>
        <div>
          <h1 id="agreement" className={css.title}>
            <FormattedMessage id="agreement.title" />
          </h1>
          <p className={css.lead}>
            <FormattedMessage id="agreement.lead" />
          </p>
          <p className={css.version}>
            <FormattedMessage id="agreement.updated" values={{ date: effective, version }} />
          </p>
        </div>
        <AgreementForm version={version} document={document} />
      </div>
    </PageFrame>
  );
}

export { AgreementPage as component };
