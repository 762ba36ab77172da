import { type ImgHTMLAttributes, type PointerEvent, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import * as css from "./focal-point-control.css.ts";
import { type FocalPoint, toPercent } from "./focal-points.ts";

const focusMessages = defineMessages({
  x: {
    id: "photos.focus.x",
    defaultMessage: "Horizontal",
    description: "Label of the slider for the horizontal position of the focal point.",
  },
  y: {
    id: "photos.focus.y",
    defaultMessage: "Vertical",
    description: "Label of the slider for the vertical position of the focal point.",
  },
});

interface FocalPointControlProps {
  image: ImgHTMLAttributes<HTMLImageElement>;
  point: FocalPoint;
  /** Called once per click, drag or series of key presses, so that each makes one undo step. */
  onChange: (point: FocalPoint) => void;
}

/** Sets the focal point of a photo by clicking the photo or with two sliders. */
export function FocalPointControl({ image, point, onChange }: FocalPointControlProps) {
  const hintId = useId();
  /** The uncommitted point during a drag or key presses. */
  const [pending, setPending] = useState<FocalPoint | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const current = pending ?? point;

  const commit = () => {
    if (pending && (pending.x !== point.x || pending.y !== point.y)) onChange(pending);
    setPending(null);
  };
  const setFromPointer = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    setPending({
      x: toPercent((clientX - box.left) / box.width),
      y: toPercent((clientY - box.top) / box.height),
    });
  };
  const renderSlider = (axis: "x" | "y") => (
    <label className={css.row}>
      <FormattedMessage {...focusMessages[axis]} />
      <input
        className={css.range}
        type="range"
        min={0}
        max={100}
        step={1}
        value={current[axis]}
        aria-describedby={hintId}
        aria-valuetext={`${Math.round(current[axis])}%`}
        onChange={(event) => setPending({ ...current, [axis]: Number(event.target.value) })}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </label>
  );
  return (
    <div>
      <div
        ref={frame}
        className={css.frame}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          setFromPointer(event);
        }}
        onPointerMove={(event) => {
          if (pending) setFromPointer(event);
        }}
        onLostPointerCapture={commit}
      >
        <img className={css.image} {...image} alt={image.alt ?? ""} draggable={false} />
        <span
          className={css.marker}
          style={{ insetInlineStart: `${current.x}%`, insetBlockStart: `${current.y}%` }}
        />
      </div>
      <p id={hintId} className={css.hint}>
        <FormattedMessage
          id="photos.focus.hint"
          defaultMessage="When the page crops the photo to fit, this point stays in view. Press the photo, or set it below."
          description="Explanation of the focal point."
        />
      </p>
      {renderSlider("x")}
      {renderSlider("y")}
    </div>
  );
}
