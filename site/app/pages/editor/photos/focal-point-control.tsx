import { Slider } from "@realtor/ui/slider";
import { type ImgHTMLAttributes, type PointerEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
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

const percentFormat = { style: "percent" } as const;

interface FocalPointControlProps {
  image: ImgHTMLAttributes<HTMLImageElement>;
  point: FocalPoint;
  /** Called once per click, drag or series of key presses, so that each makes one undo step. */
  onChange: (point: FocalPoint) => void;
}

/** Sets the focal point of a photo by clicking the photo or with two sliders. */
export function FocalPointControl({ image, point, onChange }: FocalPointControlProps) {
  const { formatMessage } = useIntl();
  const hintId = useId();
  /** The uncommitted point during a drag or key presses. */
  const [pending, setPending] = useState<FocalPoint | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isKeyPressed = useRef(false);
  const current = pending ?? point;

  const commit = (next: FocalPoint | null) => {
    if (next && (next.x !== point.x || next.y !== point.y)) onChange(next);
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
    <Slider
      label={formatMessage(focusMessages[axis])}
      min={0}
      max={1}
      step={0.01}
      formatOptions={percentFormat}
      value={current[axis] / 100}
      aria-describedby={hintId}
      onChange={(ratio) => setPending({ ...current, [axis]: toPercent(ratio) })}
      onChangeEnd={(ratio) => {
        if (!isKeyPressed.current) commit({ ...current, [axis]: toPercent(ratio) });
      }}
    />
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
        onLostPointerCapture={() => commit(pending)}
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
      {/* A key that is held down makes one step. */}
      <div
        role="none"
        className={css.sliders}
        onKeyDownCapture={() => {
          isKeyPressed.current = true;
        }}
        onKeyUpCapture={() => {
          isKeyPressed.current = false;
          commit(pending);
        }}
        onBlur={() => commit(pending)}
      >
        {renderSlider("x")}
        {renderSlider("y")}
      </div>
    </div>
  );
}
