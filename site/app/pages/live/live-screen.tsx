import { getRealtor, type RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { FloorPlan } from "@realtor/ui/floor-plan";
import { Heading } from "@realtor/ui/heading";
import { ExternalIcon } from "@realtor/ui/icons";
import { Logo } from "@realtor/ui/logo";
import { TextLink } from "@realtor/ui/text-link";
import { useToast } from "@realtor/ui/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { FocusedLoading } from "#app/admin/focused-page.tsx";
import { PageHead } from "#app/admin/layouts/page.tsx";
import { Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { CopyLink } from "#app/admin/share/copy-link.tsx";
import { justPublishedHash } from "#app/admin/share/live-path.ts";
import { ShareChannels } from "#app/admin/share/share-channels.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { wordmark } from "#app/layout/wordmark.ts";
import { useAddress } from "#app/page-root.tsx";
import { createDraftStore } from "#app/profile/draft/draft-store.ts";
import { profileKind } from "#app/profile/draft/profile-kind.ts";
import { DraftContext } from "#app/profile/draft/use-store.ts";
import { PageThumbnail } from "#app/profile/preview/page-thumbnail.tsx";
import { getDoneMessage } from "#app/profile/saving/done-message.ts";
import * as css from "./live.css.ts";
import { QrCode } from "./qr-code.tsx";

/** Loads the website of the URL; one that is not published has no such screen. */
export function LiveLoader() {
  const { http, user, isStaff } = useAdmin();
  const { desiredUrl = "", locale } = useAddress();
  const { data, error, mutate } = useSWR(["live", desiredUrl, user.id], () =>
    getRealtor(http, desiredUrl, { asOwner: true }),
  );
  const canOpen = data && data.isMakeHomepage === "Y" && (isStaff || data.userId === user.id);
  useEffect(() => {
    if (data && !canOpen) location.replace(localePath(`/${data.desiredUrl}/admin/start`, locale));
  }, [data, canOpen, locale]);
  if (canOpen) return <LiveScreen profile={data} />;
  return <FocusedLoading error={error} onRetry={() => void mutate()} />;
}

/** The address first, then the ways to pass it on, and what next. */
function LiveScreen({ profile }: { profile: RealtorProfile }) {
  const { formatMessage } = useIntl();
  const { locale, origin } = useAddress();
  const { host } = new URL(origin);
  const path = localePath(`/${profile.desiredUrl}`, locale);
  // Korean has no prefix: the short address opens in the visitor's language.
  const address = `${host}/${profile.desiredUrl}`;
  const url = `${origin}/${profile.desiredUrl}`;
  const toast = useToast();
  useJustPublished(() =>
    toast({ text: formatMessage({ id: getDoneMessage("publish", profile) }) }),
  );
  return (
    <div className={css.columns}>
      <main id="main" tabIndex={-1} className={css.main}>
        <div className={css.top}>
          <Logo href={localePath("/", locale)} label={wordmark} />
          <TextLink href={localePath("/admin", locale)}>
            {formatMessage({ id: "live.home" })}
          </TextLink>
        </div>
        <PageHead
          size="title"
          headingRef={focusElement}
          title={formatMessage({ id: "live.title" })}
          lead={formatMessage({ id: "live.lead" })}
        />
        <CopyLink address={address} url={url} />
        <TextLink href={path} target="_blank" rel="noreferrer">
          {formatMessage({ id: "live.view" })}
          <ExternalIcon />
        </TextLink>
        <Heading level={2} size="lead" className={css.heading}>
          {formatMessage({ id: "live.send" })}
        </Heading>
        <ShareChannels
          url={url}
          text={formatMessage({ id: "share.message" }, { url })}
          subject={formatMessage({ id: "share.subject" })}
        />
        <QrCode address={address} url={url} name={profile.desiredUrl} />
        <NextSteps profile={profile} />
      </main>
      <LivePlan profile={profile} />
    </div>
  );
}

/** Calls `announce` if the page was opened by publishing, once the heading, which has the focus, was read. */
function useJustPublished(announce: () => void): void {
  const onPublished = useEffectEvent(announce);
  useEffect(() => {
    if (location.hash !== justPublishedHash) return undefined;
    history.replaceState(null, "", location.pathname);
    const timer = setTimeout(() => onPublished(), 500);
    return () => clearTimeout(timer);
  }, []);
}

/** CSS px: the width of the page that is shown. */
const pageWidth = 1440;

/** The plan on blue, and the published page on its lower edge. Decorative. */
function LivePlan({ profile }: { profile: RealtorProfile }) {
  const [store] = useState(() => createDraftStore(profileKind, profile));
  return (
    <div className={css.plan} aria-hidden="true">
      <div className={css.drawing}>
        <FloorPlan />
      </div>
      <div className={css.frame}>
        <DraftContext value={store}>
          <PageThumbnail width={pageWidth} title="" />
        </DraftContext>
      </div>
    </div>
  );
}

const abouts = { ko: "aboutKr", en: "aboutEn", ja: "aboutJa" } as const;

/** What makes the page stronger, with about how long it takes. Nothing that is there already. */
function NextSteps({ profile }: { profile: RealtorProfile }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { photos = [], aboutMeKr, aboutMeEn, presentation, hompageUrl } = profile;
  const hasAbout = [aboutMeKr, aboutMeEn, presentation?.aboutMeJa].some((text) => text?.trim());
  const steps = (
    [
      {
        field: "photos",
        text: "live.photos",
        minutes: 3,
        done: photos.some(({ path }) => path === "gallery"),
      },
      { field: abouts[htmlLang(locale)], text: "live.about", minutes: 5, done: hasAbout },
      { field: "website", text: "live.domain", minutes: 10, done: Boolean(hompageUrl?.trim()) },
    ] as const
  ).filter(({ done }) => !done);
  if (steps.length === 0) return null;
  return (
    <section>
      <RowsHead title={formatMessage({ id: "live.next" })} />
      <Rows required>
        {steps.map(({ field, text, minutes }) => (
          <Row
            key={field}
            href={`${localePath(`/${profile.desiredUrl}/admin`, locale)}#field-${field}`}
            height={52}
            title={formatMessage({ id: text })}
            end={formatMessage({ id: "live.minutes" }, { n: minutes })}
          />
        ))}
      </Rows>
    </section>
  );
}
