import { requiredAgreementItems } from "@realtor/api/loaning";
import type { PublishCode } from "@realtor/profile/conditions";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { TextLink } from "@realtor/ui/text-link";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { failureText } from "#app/admin/failure-text.ts";
import { toPhoneHref, useHelpPhone } from "#app/admin/help-phone.ts";
import { firstLivePath } from "#app/admin/share/live-path.ts";
import { useAddress } from "#app/page-root.tsx";
import { findBlockers } from "#app/profile/field/checks/create-checklist.ts";
import { useDraft, useDraftStore } from "#app/profile/draft/use-draft.ts";
import type { Saver } from "#app/profile/saving/create-saver.ts";
import { refusedCodes } from "#app/profile/saving/refused-codes.ts";
import { ConsentList } from "./consent-list.tsx";
import { useFirstRun } from "./first-run-context.ts";
import { FirstRunFrame } from "./first-run-frame.tsx";
import * as css from "./publish-step.css.ts";
import { RequiredRows } from "./required-rows.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useConsent } from "./use-consent.ts";

/** Step 5: what is required, the agreement, and the publication. */
export function PublishStep() {
  const intl = useIntl();
  const { locale } = useAddress();
  const { agreement, saver } = useFirstRun();
  const store = useDraftStore();
  const draft = useDraft();
  const consent = useConsent(agreement);
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const phone = useHelpPhone();
  const [refused, setRefused] = useState<PublishCode[]>([]);
  const { stored } = store.getState();
  // The agreement has rows of its own.
  const blockers = findBlockers({ stored, draft, agreed: true, refused });
  const open = new Set(blockers.flatMap(({ step }) => step ?? []));
  const isAgreed = consent.acceptance !== null;
  const left = open.size + (isAgreed ? 0 : 1);
  const onlyAgreement = left === 1 && !isAgreed;

  async function publish() {
    setBusy(true);
    setFailure(undefined);
    try {
      await consent.accept();
      if (!(await saver.run("publish"))) throw getFailure(saver);
      const { desiredUrl } = store.getState().stored;
      location.assign(firstLivePath(desiredUrl, locale));
    } catch (error) {
      setFailure(failureText(error, intl));
      setRefused(refusedCodes(saver.getState().activity));
      setBusy(false);
    }
  }

  function submit() {
    const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
    if (open.size > 0) focus("[data-open] a");
    else if (consent.openItem !== undefined) {
      consent.showMissing();
      focus(`input[name="${consent.openItem}"]`);
    } else void publish();
  }

  return (
    <FirstRunFrame
      ref={form}
      step="publish"
      title={intl.formatMessage({ id: "first-run.publish.title" }, { n: left })}
      lead={intl.formatMessage({
        id: onlyAgreement
          ? "first-run.publish.agreeLead"
          : left > 0
            ? "first-run.publish.openLead"
            : "first-run.publish.readyLead",
      })}
      action={intl.formatMessage({
        id: isAgreed ? "first-run.publish.publish" : "first-run.publish.agreeAndPublish",
      })}
      busy={busy}
      busyLabel={intl.formatMessage({ id: "first-run.publish.publishing" })}
      onSubmit={submit}
    >
      {failure !== undefined && <InlineAlert>{failure}</InlineAlert>}
      {refused.length > 0 && phone !== null && (
        <TextLink href={toPhoneHref(phone)}>
          {intl.formatMessage({ id: "editor.call" }, { phone })}
        </TextLink>
      )}
      <h2 className={css.heading}>{intl.formatMessage({ id: "first-run.publish.required" })}</h2>
      <div className={css.required}>
        <RequiredRows blockers={blockers} />
        <ConsentList consent={consent} items={requiredAgreementItems} />
      </div>
      <Suggestions />
    </FirstRunFrame>
  );
}

/** Why nothing was published; without a response of the service the saver tries again. */
function getFailure(saver: Saver): unknown {
  const { activity } = saver.getState();
  return activity.kind === "failed" ? activity.error : new TypeError("The service is unreachable.");
}
