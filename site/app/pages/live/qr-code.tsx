import { Button } from "@realtor/ui/button";
import { Heading } from "@realtor/ui/heading";
import { DownloadIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { downloadBlob } from "#app/admin/download-file.ts";
import { createQrImage, toPngFile, toSvgFile } from "#app/admin/share/qr-image.ts";
import * as css from "./live.css.ts";

interface QrCodeProps {
  address: string;
  url: string;
  /** File name without ending. */
  name: string;
}

/** The QR code of the address, as an image for cards and as a vector file for a printer. */
export function QrCode({ address, url, name }: QrCodeProps) {
  const { formatMessage } = useIntl();
  const image = useMemo(() => createQrImage(`${url}?src=qr`), [url]);
  return (
    <div className={css.qr}>
      <svg
        className={css.code}
        viewBox={`0 0 ${image.size} ${image.size}`}
        role="img"
        aria-label={formatMessage({ id: "live.qrAlt" }, { address })}
        shapeRendering="crispEdges"
      >
        <path fill="currentColor" d={image.path} />
      </svg>
      <div>
        <Heading level={2} size="lead">
          {formatMessage({ id: "live.qr" })}
        </Heading>
        <Inline gap={20} rowGap={0}>
          <Button
            variant="text"
            onClick={() =>
              void toPngFile(image).then((file) => downloadBlob(`${name}-qr.png`, file))
            }
          >
            <DownloadIcon />
            {formatMessage({ id: "live.qrPng" })}
          </Button>
          <Button
            variant="text"
            onClick={() =>
              downloadBlob(
                `${name}-qr.svg`,
                new Blob([toSvgFile(image)], { type: "image/svg+xml" }),
              )
            }
          >
            <DownloadIcon />
            {formatMessage({ id: "live.qrSvg" })}
          </Button>
        </Inline>
      </div>
    </div>
  );
}
