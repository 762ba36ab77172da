"use client";

import type { ReactNode, KeyboardEvent, PointerEvent } from "react";
import { ReactCrop, type PercentCrop } from "react-image-crop";
import type { CropLabels } from "../../labels/controls/control-labels.ts";
import {
  fromFractions,
  moveFrame,
  parseRatio,
  toFractions,
  withFrame,
  getZoom,
  type CropState,
} from "./crop-area.ts";
import * as css from "./crop-dialog.css.ts";
import { usePinch } from "./use-pinch.ts";

interface CropStageProps {
  labels: CropLabels;
  src: string;
  alt: string;
  /** Undefined until the size of the image is known. */
  state: CropState | undefined;
  locked: boolean;
  onChange: (next: CropState) => void;
  /** Called when a drag, pinch or key press is complete. */
  onChangeEnd: (next: CropState) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
  /** Rendered until `state` is defined. */
  children: ReactNode;
}

/** Minimum side of the frame in CSS px: two 44 px targets. */
const minFrameSize = 88;

const percent = (fraction: number) => `${fraction * 100}%`;

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

function toPercentCrop({ frame, visible }: CropState): PercentCrop {
  const { x, y, width, height } = toFractions(frame, visible);
  return { unit: "%", x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function applyPercentCrop(state: CropState, { x, y, width, height }: PercentCrop): CropState {
  const fractions = { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
  return withFrame(state, fromFractions(fractions, state.visible));
}

function imageStyle({ image, visible }: CropState) {
  const fractions = toFractions({ x: 0, y: 0, ...image }, visible);
  return {
    left: percent(fractions.x),
    top: percent(fractions.y),
    width: percent(fractions.width),
    height: percent(fractions.height),
  };
}

function stageStyle({ image: { width, height } }: CropState) {
  return {
    width: `min(100cqw, 100cqh * ${width / height})`,
    aspectRatio: `${width} / ${height}`,
  };
}

/** The image with the crop frame, which can be moved and resized by pointer, touch and keyboard. */
export function CropStage(props: CropStageProps) {
  const { labels, src, alt, state, locked, onChange, onChangeEnd, onLoad, onError, children } =
    props;
  const pinch = usePinch(locked ? undefined : state, onChange, onChangeEnd);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const frame = event.target;
    const [x, y] = directions[event.key] ?? [];
    if (!state || !(frame instanceof HTMLElement) || x === undefined || y === undefined) return;
    // react-image-crop handles the keys of the drag handles.
    if (frame.role !== "group") return;
    event.stopPropagation();
    if (locked || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const shownWidth = frame.parentElement?.getBoundingClientRect().width || state.visible.width;
    const step = Math.max(1, state.visible.width / shownWidth) * (event.shiftKey ? 10 : 1);
    onChangeEnd(moveFrame(state, x * step, y * step));
  };

  // react-image-crop prevents the default of the press, so the focus for the arrow keys is set here.
  const focusPressed = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const dragHandle =
      target instanceof Element ? target.closest<HTMLElement>("[role='button']") : null;
    const element = dragHandle ?? currentTarget.querySelector<HTMLElement>("[role='group']");
    element?.focus({ preventScroll: true });
  };

  const value = state && parseRatio(state.ratio);
  return (
    <div
      {...pinch.stage}
      className={css.stage}
      onKeyDownCapture={moveByKey}
      onPointerDown={focusPressed}
    >
      <ReactCrop
        ariaLabels={libraryLabels(labels)}
        keepSelection
        disabled={locked || !state}
        minWidth={minFrameSize}
        minHeight={minFrameSize}
        {...(value === undefined ? {} : { aspect: value })}
        {...(state ? { crop: toPercentCrop(state), style: stageStyle(state) } : {})}
        onChange={(_, next) => {
          if (state && !pinch.isPinching()) onChange(applyPercentCrop(state, next));
        }}
        onComplete={(_, next) => {
          if (state && !pinch.isPinching()) onChangeEnd(applyPercentCrop(state, next));
        }}
      >
        <img
          {...pinch.image}
          className={css.image}
          data-movable={(state && getZoom(state) > 1) || undefined}
          src={src}
          alt={alt}
          draggable={false}
          style={state && imageStyle(state)}
          onLoad={(event) => onLoad(event.currentTarget)}
          onError={onError}
        />
      </ReactCrop>
      {!state && children}
    </div>
  );
}
