import { type ImgHTMLAttributes, type PointerEvent, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import * as css from "./focal-point-control.css.ts";
import { type FocalPoint, toPercent } from "./focal-points.ts";

interface FocalPointControlProps {
  picture: ImgHTMLAttributes<HTMLImageElement>;
  point: FocalPoint;
  /** Told once for a press, a drag or a run of keys, so that each is one step of undo. */
  onChange: (point: FocalPoint) => void;
}

/** The point of a photo that stays in view: pressed on the photo, or moved by two sliders. */
export function FocalPointControl({ picture, point, onChange }: FocalPointControlProps) {
  const hintId = useId();
  /** While a hand or a key holds it. */
  const [held, setHeld] = useState<FocalPoint | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shown = held ?? point;

  const settle = () => {
    if (held && (held.x !== point.x || held.y !== point.y)) onChange(held);
    setHeld(null);
  };
  const pointTo = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    setHeld({
      x: toPercent((clientX - box.left) / box.width),
      y: toPercent((clientY - box.top) / box.height),
    });
  };
  const slider = (side: "x" | "y") => (
    <label className={css.row}>
      <FormattedMessage id={`photos.focus.${side}`} />
      <input
        className={css.range}
        type="range"
        min={0}
        max={100}
        step={1}
        value={shown[side]}
        aria-describedby={hintId}
        aria-valuetext={`${Math.round(shown[side])}%`}
        onChange={(event) => setHeld({ ...shown, [side]: Number(event.target.value) })}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
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
          pointTo(event);
        }}
        onPointerMove={(event) => {
          if (held) pointTo(event);
        }}
        onLostPointerCapture={settle}
      >
        <img className={css.picture} {...picture} alt={picture.alt ?? ""} draggable={false} />
        <span
          className={css.mark}
          style={{ insetInlineStart: `${shown.x}%`, insetBlockStart: `${shown.y}%` }}
        />
      </div>
      <p id={hintId} className={css.hint}>
        <FormattedMessage id="photos.focus.hint" />
      </p>
      {slider("x")}
      {slider("y")}
    </div>
  );
}
