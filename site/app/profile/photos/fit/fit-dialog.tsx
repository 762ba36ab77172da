import { Button } from "@realtor/ui/button";
import { Dialog, DialogBody } from "@realtor/ui/dialog";
import { IconButton } from "@realtor/ui/icon-button";
import { CloseIcon } from "@realtor/ui/icons";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Slider } from "@realtor/ui/slider";
import { media, visuallyHidden } from "@realtor/ui/styles";
import { useState } from "react";
import { useIntl } from "react-intl";
import { imagePath, imageSrcSet } from "#app/data/image-url.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import type { PhotoFit } from "../focal-points.ts";
import * as css from "./fit-dialog.css.ts";
import type { FitPath } from "../photo-rules.ts";
import { FitPreviews } from "./fit-previews.tsx";
import { FitStage } from "./fit-stage.tsx";
import { maxZoom, roundFit, zoomFit } from "./photo-fit.ts";

interface FitDialogProps {
  path: FitPath;
  /** URL of the stored photo. */
  url: string;
  alt: string;
  /** Width divided by height of the frame on the page, until the page next to the photo is measured. */
  frameShape: number;
  fit: PhotoFit;
  onApply: (fit: PhotoFit) => void;
  onClose: () => void;
}

const percentFormat = { style: "percent" } as const;

/**
 * Sheet that moves and magnifies a photo within the frame of the page, next to the page at the widths of a
 * computer and a phone. The file is not changed. Import it lazily.
 */
export function FitDialog(props: FitDialogProps) {
  const { path, url, alt, fit: initialFit, onApply, onClose } = props;
  const { formatMessage } = useIntl();
  const hasPreviews = useMediaQuery(media.aboveMobile);
  const [fit, setFit] = useState(initialFit);
  const [isTouched, setTouched] = useState(false);
  const [frameShape, setFrameShape] = useState(props.frameShape);
  const [announced, setAnnounced] = useState(false);
  const [photoShape, setPhotoShape] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const shapes = { photo: photoShape ?? frameShape, frame: frameShape };
  const change = (update: (fit: PhotoFit) => PhotoFit) => {
    setTouched(true);
    setAnnounced(false);
    setFit(update);
  };
  const rounded = roundFit(fit);
  const whole = path === "gallery" ? ` ${formatMessage({ id: "photos.fit.whole" })}` : "";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      className={css.dialog}
      title={formatMessage({ id: "photos.fit" })}
      description={
        <span className={css.lead}>
          {formatMessage({ id: "photos.fit.drag" })}
          {whole}
        </span>
      }
    >
      {hasFailed ? (
        <DialogBody>
          <InlineAlert>{formatMessage({ id: "photos.fit.failed" })}</InlineAlert>
        </DialogBody>
      ) : (
        <div className={css.parts}>
          <FitStage
            image={{
              src: imagePath(url, 960),
              srcSet: imageSrcSet(url, 1440),
              sizes: "(max-width: 760px) 100vw, 560px",
              alt,
            }}
            {...{ fit, photoShape, frameShape }}
            onChange={change}
            onChangeEnd={() => setAnnounced(true)}
            onLoad={({ naturalWidth, naturalHeight }) =>
              setPhotoShape(naturalWidth / naturalHeight)
            }
            onError={() => setFailed(true)}
          />
          {hasPreviews && (
            <FitPreviews
              path={path}
              url={url}
              fit={rounded}
              // A gallery has frames of several shapes. Under a pointer the frame stays.
              onFrame={(shape) => !isTouched && setFrameShape(shape)}
            />
          )}
        </div>
      )}
      <p className={css.touchLead} aria-hidden="true">
        {formatMessage({ id: "photos.fit.pinch" })}
        {whole}
      </p>
      <span className={visuallyHidden} aria-live="polite">
        {announced && formatMessage({ id: "photos.fit.area" }, { ...rounded })}
      </span>
      <div className={css.tools}>
        <div className={css.zoom}>
          <Slider
            label={formatMessage({ id: "photos.fit.zoom" })}
            min={1}
            max={maxZoom}
            step={0.05}
            formatOptions={percentFormat}
            disabled={photoShape === null}
            value={fit.zoom}
            onChange={(zoom) => change((current) => zoomFit(current, shapes, zoom))}
          />
        </div>
        <div className={css.actions}>
          <Button variant="outline" size="medium" onClick={onClose}>
            {formatMessage({ id: "photos.fit.cancel" })}
          </Button>
          <Button size="medium" disabled={photoShape === null} onClick={() => onApply(rounded)}>
            {formatMessage({ id: "photos.fit.use" })}
          </Button>
        </div>
      </div>
      {/* Last in the document, so that the frame gets the initial focus. */}
      <div className={css.close}>
        <IconButton label={formatMessage({ id: "photos.fit.close" })} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </Dialog>
  );
}
