import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CopyLink } from "#app/admin/share/copy-link.tsx";
import { createQrImage } from "#app/admin/share/qr-image.ts";
import { ShareChannels } from "#app/admin/share/share-channels.tsx";
import { shareMessages } from "#app/admin/share/share-messages.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./empty-inbox.css.ts";

/** The address of the website to copy, as QR code, and to send in the apps in which people write to each other. */
export function ShareWebsite({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const { origin } = useAddress();
  const url = origin + path;
  return (
    <>
      <div className={css.address}>
        <QrCode url={url} />
        <p className={css.hint}>
          <FormattedMessage
            id="inbox.empty.scan"
            defaultMessage="Point a phone camera at the code"
            description="Next to the QR code of the agent’s website."
          />
        </p>
      </div>
      <CopyLink address={new URL(origin).host + path} url={url} />
      <ShareChannels
        url={url}
        text={formatMessage(shareMessages.message, { url })}
        subject={formatMessage(shareMessages.subject)}
      />
    </>
  );
}

function QrCode({ url }: { url: string }) {
  const { size, path } = useMemo(() => createQrImage(url), [url]);
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
