"use client";

import type { ReactNode, KeyboardEvent, PointerEvent } from "react";
import { ReactCrop, type PercentCrop } from "react-image-crop";
import type { CropLabels } from "../../labels/controls/control-labels.ts";
import {
  fromShares,
  moveFrame,
  ratioValue,
  toShares,
  withFrame,
  zoomOf,
  type Cropping,
} from "./crop-area.ts";
import * as css from "./crop-stage.css.ts";
import { useHands } from "./use-hands.ts";

interface CropStageProps {
  labels: CropLabels;
  src: string;
  alt: string;
  /** Undefined until the size of the picture is known. */
  now: Cropping | undefined;
  locked: boolean;
  onChange: (next: Cropping) => void;
  /** A change is complete and may be told. */
  onSettle: (next: Cropping) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
  /** Shown while there is no frame. */
  children: ReactNode;
}

/** Smallest side of the frame on the screen, so that its corners can be told apart: two targets. */
const smallest = 88;

const percent = (share: number) => `${share * 100}%`;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function libraryLabels({ frame, handles }: CropLabels) {
  return {
    cropArea: frame,
    nwDragHandle: handles.topLeft,
    nDragHandle: handles.top,
    neDragHandle: handles.topRight,
    eDragHandle: handles.right,
    seDragHandle: handles.bottomRight,
    sDragHandle: handles.bottom,
    swDragHandle: handles.bottomLeft,
    wDragHandle: handles.left,
  };
}

function frameOf({ frame, seen }: Cropping): PercentCrop {
  const { x, y, width, height } = toShares(frame, seen);
  return { unit: "%", x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function withPercent(now: Cropping, { x, y, width, height }: PercentCrop): Cropping {
  const shares = { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
  return withFrame(now, fromShares(shares, now.seen));
}

/** The picture as far as zoom shows it, with the frame on it. */
function pictureStyle({ picture, seen }: Cropping) {
  const whole = toShares({ x: 0, y: 0, ...picture }, seen);
  return {
    left: percent(whole.x),
    top: percent(whole.y),
    width: percent(whole.width),
    height: percent(whole.height),
  };
}

function sizeStyle({ picture: { width, height } }: Cropping) {
  return {
    width: `min(100cqw, 100cqh * ${width / height})`,
    aspectRatio: `${width} / ${height}`,
  };
}

/** The picture, and the frame to be moved and resized on it by pointer, fingers and keys. */
export function CropStage(props: CropStageProps) {
  const { labels, src, alt, now, locked, onChange, onSettle, onLoad, onError, children } = props;
  const hands = useHands(locked ? undefined : now, onChange, onSettle);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const frame = event.target;
    const [x, y] = directions[event.key] ?? [];
    if (!now || !(frame instanceof HTMLElement) || x === undefined || y === undefined) return;
    // The corners are the library's own; the frame takes the picture along where the view ends.
    if (frame.role !== "group") return;
    event.stopPropagation();
    if (locked || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const shown = frame.parentElement?.getBoundingClientRect().width || now.seen.width;
    const step = Math.max(1, now.seen.width / shown) * (event.shiftKey ? 10 : 1);
    onSettle(moveFrame(now, x * step, y * step));
  };

  // The library takes the press for itself, and with it the focus that arrow keys need.
  const focusPressed = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const part = target instanceof Element ? target.closest<HTMLElement>("[role='button']") : null;
    const pressed = part ?? currentTarget.querySelector<HTMLElement>("[role='group']");
    pressed?.focus({ preventScroll: true });
  };

  const value = now && ratioValue(now.ratio);
  return (
    <div
      {...hands.stage}
      className={css.stage}
      onKeyDownCapture={moveByKey}
      onPointerDown={focusPressed}
    >
      <ReactCrop
        ariaLabels={libraryLabels(labels)}
        keepSelection
        disabled={locked || !now}
        minWidth={smallest}
        minHeight={smallest}
        {...(value === undefined ? {} : { aspect: value })}
        {...(now ? { crop: frameOf(now), style: sizeStyle(now) } : {})}
        onChange={(_, next) => {
          if (now && !hands.isPinching()) onChange(withPercent(now, next));
        }}
        onComplete={(_, next) => {
          if (now && !hands.isPinching()) onSettle(withPercent(now, next));
        }}
      >
        <img
          {...hands.picture}
          className={css.picture}
          data-movable={(now && zoomOf(now) > 1) || undefined}
          src={src}
          alt={alt}
          draggable={false}
          style={now && pictureStyle(now)}
          onLoad={(event) => onLoad(event.currentTarget)}
          onError={onError}
        />
      </ReactCrop>
      {!now && children}
    </div>
  );
}
