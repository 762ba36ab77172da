import { Box } from "@realtor/ui/box";
import { Button } from "@realtor/ui/button";
import { FloorPlan } from "@realtor/ui/floor-plan";
import { Heading } from "@realtor/ui/heading";
import { Text } from "@realtor/ui/text";
import { type ReactNode, type Ref, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useOwnWebsite } from "#app/admin/use-own-website.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./empty-inbox.css.ts";
import { CopyLink } from "#app/admin/share/copy-link.tsx";
import { createQrImage } from "#app/admin/share/qr-image.ts";
import { ShareChannels } from "#app/admin/share/share-channels.tsx";

interface EmptyInboxProps {
  heading: Ref<HTMLHeadingElement>;
  menu: ReactNode;
  /** What arrived, for screen readers. */
  announcement: string;
  /** Open dialogs. */
  children: ReactNode;
}

/** Instead of list and detail until an agent's first request: ways to share the website. */
export function EmptyInbox({ heading, menu, announcement, children }: EmptyInboxProps) {
  const { locale } = useAddress();
  const { data: website } = useOwnWebsite();
  const isPublic = website?.isMakeHomepage === "Y";
  return (
    <div className={css.empty}>
      <output className={css.announcement}>{announcement}</output>
      <div className={css.text}>
        <Box display="flex" alignItems="center" justifyContent="between" gap={12}>
          <Heading level={1} size="heading" ref={heading} tabIndex={-1} className={css.heading}>
            <FormattedMessage id="inbox.empty.title" />
          </Heading>
          {menu}
        </Box>
        <Text tone="secondary" className={css.lead}>
          {website === undefined || isPublic ? (
            <FormattedMessage id="inbox.empty.share" />
          ) : (
            <FormattedMessage id="inbox.empty.unpublished" />
          )}
        </Text>
        {isPublic && <ShareWebsite path={`/${website.desiredUrl}`} />}
        {website !== undefined && !isPublic && (
          <Button size="medium" href={localePath("/admin", locale)}>
            <FormattedMessage id="inbox.empty.finish" />
          </Button>
        )}
      </div>
      <div className={css.plan}>
        <FloorPlan layers={["site", "dimensions", "plannedWalls"]} />
      </div>
      {children}
    </div>
  );
}

/** The address of the website to copy, as QR code, and to send in the apps in which people write to each other. */
function ShareWebsite({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const { origin } = useAddress();
  const url = origin + path;
  return (
    <>
      <div className={css.address}>
        <QrCode url={url} />
        <Text size="small" tone="secondary">
          <FormattedMessage id="inbox.empty.scan" />
        </Text>
      </div>
      <CopyLink address={new URL(origin).host + path} url={url} />
      <ShareChannels
        url={url}
        text={formatMessage({ id: "share.message" }, { url })}
        subject={formatMessage({ id: "share.subject" })}
      />
    </>
  );
}

function QrCode({ url }: { url: string }) {
  const { size, path } = useMemo(() => createQrImage(`${url}?src=qr`), [url]);
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
