import { type AgreementItem, requiredAgreementItems } from "@realtor/api/loaning";
import { type PublishCode, conditions, findUnmet } from "@realtor/profile/conditions";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { useIntl } from "react-intl";
import { failureText } from "#app/admin/failure-text.ts";
import { toPhoneHref, useHelpPhone } from "#app/admin/help-phone.ts";
import { Rows, Ring, Row } from "#app/admin/layouts/rows.tsx";
import { firstLivePath } from "#app/admin/share/live-path.ts";
import { type Errors, useForm } from "#app/forms/use-form.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { useDraft, useDraftStore, useEditorState } from "#app/profile/draft/use-draft.ts";
import { findBlockers } from "#app/profile/field/checks/create-checklist.ts";
import type { Saver } from "#app/profile/saving/create-saver.ts";
import { refusedCodes } from "#app/profile/saving/refused-codes.ts";
import { ConsentList } from "./consent-list.tsx";
import { useFirstRun } from "./first-run-context.ts";
import { FirstRunFrame } from "./first-run-frame.tsx";
import * as css from "./publish-step.css.ts";
import { RequiredRows } from "./required-rows.tsx";
import { useConsent } from "./use-consent.ts";

/** Step 5: what is required, the agreement, and the publication. */
export function PublishStep() {
  const intl = useIntl();
  const { locale } = useAddress();
  const { agreement, saver } = useFirstRun();
  const store = useDraftStore();
  const draft = useDraft();
  const consent = useConsent(agreement);
  const phone = useHelpPhone();
  const [refused, setRefused] = useState<PublishCode[]>([]);
  const { stored } = store.getState();
  // The agreement has rows of its own.
  const blockers = findBlockers({ stored, draft, agreed: true, refused });
  const open = new Set(blockers.flatMap(({ step }) => step ?? []));
  const isAgreed = consent.acceptance !== null;
  const left = open.size + (isAgreed ? 0 : 1);
  const onlyAgreement = left === 1 && !isAgreed;

  const form = useForm<Errors<"steps" | AgreementItem, "missing">, "missing">({
    values: {
      ...(open.size > 0 && { steps: "missing" }),
      ...Object.fromEntries(consent.missing.map((item) => [item, "missing"])),
    },
    check: (errors) => errors,
    submit: publish,
    refused(error) {
      setRefused(refusedCodes(saver.getState().activity));
      return { failure: failureText(error, intl) };
    },
    errorText: () => intl.formatMessage({ id: "first-run.publish.checkAll" }),
  });

  async function publish() {
    await consent.accept();
    if (!(await saver.run("publish"))) throw getFailure(saver);
    const { desiredUrl } = store.getState().stored;
    location.assign(firstLivePath(desiredUrl, locale));
    return "leaving" as const;
  }

  return (
    <FirstRunFrame
      form={form}
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
      busyLabel={intl.formatMessage({ id: "first-run.publish.publishing" })}
    >
      {refused.length > 0 && phone !== null && (
        <TextLink href={toPhoneHref(phone)}>
          {intl.formatMessage({ id: "editor.call" }, { phone })}
        </TextLink>
      )}
      <h2 className={css.heading}>{intl.formatMessage({ id: "first-run.publish.required" })}</h2>
      <Rows required>
        <RequiredRows blockers={blockers} />
        <ConsentList
          consent={consent}
          items={requiredAgreementItems}
          errorOf={(item) => form.field(item).error}
        />
      </Rows>
      <Suggestions />
    </FirstRunFrame>
  );
}

/** Why nothing was published; without a response of the service the saver tries again. */
function getFailure(saver: Saver): unknown {
  const { activity } = saver.getState();
  return activity.kind === "failed" ? activity.error : new TypeError("The service is unreachable.");
}

const taglines = { ko: "taglineKr", en: "taglineEn", ja: "taglineJa" } as const;
const abouts = { ko: "aboutKr", en: "aboutEn", ja: "aboutJa" } as const;

/** What makes the page better and can be added any time. Nothing that is there already. */
function Suggestions() {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { lang } = useFirstRun();
  const draft = useDraft();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  const unfilled = findUnmet(conditions.fill, draft, { hasListings: false });
  const all = [
    { section: "hero", field: taglines[lang], message: "tagline" },
    { section: "about", field: abouts[lang], message: "about" },
    { section: "photos", field: "photos", message: "photos" },
  ] as const;
  const open = all.filter(({ section }) => unfilled.some((one) => one.section === section));
  if (open.length === 0) return null;
  const add = formatMessage({ id: "first-run.publish.add" });
  return (
    <>
      <h2 className={css.heading}>{formatMessage({ id: "first-run.publish.nice" })}</h2>
      <Rows>
        {open.map(({ field, message }) => {
          const name = formatMessage({ id: `first-run.publish.${message}` });
          return (
            <Row
              key={field}
              height={52}
              lead={<Ring />}
              title={name}
              end={
                <a
                  className={css.link}
                  href={`${localePath(`/${slug}/admin`, locale)}#${getControlId(field)}`}
                  aria-label={`${add}: ${name}`}
                >
                  {add}
                </a>
              }
            />
          );
        })}
      </Rows>
    </>
  );
}
