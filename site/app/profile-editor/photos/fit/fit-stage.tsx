import { visuallyHidden } from "@realtor/ui/styles";
import { type ImgHTMLAttributes, useId, useRef } from "react";
import { useIntl } from "react-intl";
import type { PhotoFit } from "../focal-points.ts";
import { fitMessages as messages } from "./fit-messages.ts";
import * as css from "./fit-stage.css.ts";
import { getCover } from "./photo-fit.ts";
import { useFitGestures } from "./use-fit-gestures.ts";

interface FitStageProps {
  image: Pick<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet" | "sizes" | "alt">;
  fit: PhotoFit;
  /** Width divided by height of the photo; null until it is loaded. */
  photoShape: number | null;
  frameShape: number;
  onChange: (update: (fit: PhotoFit) => PhotoFit) => void;
  onChangeEnd: () => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
}

const percent = (ratio: number) => `${ratio * 100}%`;

/** The photo under the frame of the page: it is moved and magnified by pointer, touch and keys. */
export function FitStage(props: FitStageProps) {
  const { image, fit, photoShape, frameShape, onChange, onChangeEnd, onLoad, onError } = props;
  const { formatMessage } = useIntl();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const shapes = { photo: photoShape ?? frameShape, frame: frameShape };
  const gestures = useFitGestures({ frame, shapes, onChange, onChangeEnd });
  const cover = getCover(shapes, fit.zoom);
  return (
    // The frame has the keys; a pointer can also start next to it.
    <div className={css.stage} {...gestures} role="none">
      <div
        ref={frame}
        className={css.frame}
        style={{
          width: `min(100cqw - 64px, (100cqh - 56px) * ${frameShape})`,
          aspectRatio: frameShape,
        }}
        // None of the elements with this role can have the focus.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={formatMessage(messages.frame)}
        aria-describedby={keysId}
        // A group with keys of its own, as the handle of a slider.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <img
          className={css.image}
          {...image}
          alt={image.alt ?? ""}
          style={{
            visibility: photoShape === null ? "hidden" : undefined,
            width: percent(cover.width),
            height: percent(cover.height),
            insetInlineStart: percent(((1 - cover.width) * fit.x) / 100),
            insetBlockStart: percent(((1 - cover.height) * fit.y) / 100),
          }}
          draggable={false}
          ref={(element) => {
            // A cached image can load before the listener is attached.
            if (photoShape === null && element?.complete && element.naturalWidth > 0)
              onLoad(element);
          }}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onError}
        />
        <span className={css.thirds} />
      </div>
      <span id={keysId} className={visuallyHidden}>
        {formatMessage(messages.keys)}
      </span>
    </div>
  );
}
