import { visuallyHidden } from "@realtor/ui/styles";
import {
  type ImgHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useRef,
} from "react";
import { useIntl } from "react-intl";
import type { PhotoFit } from "../focal-points.ts";
import * as css from "./fit-dialog.css.ts";
import { dragFit, type FitShapes, getCover, moveFit, zoomFit } from "./photo-fit.ts";

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
        aria-label={formatMessage({ id: "photos.fit.frame" })}
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
        {formatMessage({ id: "photos.fit.keys" })}
      </span>
    </div>
  );
}

interface FitGestures {
  frame: RefObject<HTMLElement | null>;
  shapes: FitShapes;
  /** Receives a function, since several events can arrive between two renderings. */
  onChange: (update: (fit: PhotoFit) => PhotoFit) => void;
  /** Called when a drag ends, and after each key. */
  onChangeEnd: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zoomFactors: Readonly<Record<string, number>> = { "+": 1.1, "=": 1.1, "-": 1 / 1.1 };

/** Handlers of the area around a frame: drag with one pointer, pinch with two, arrows, plus and minus. */
function useFitGestures({ frame, shapes, onChange, onChangeEnd }: FitGestures) {
  const pointers = useRef(new Map<number, Point>());

  const handlePointerEnd = ({ pointerId }: PointerEvent) => {
    if (pointers.current.delete(pointerId) && pointers.current.size === 0) onChangeEnd();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || pointers.current.size === 2) return;
      // A drag would select text and take the focus away from the frame.
      event.preventDefault();
      frame.current?.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, toPoint(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const box = frame.current?.getBoundingClientRect();
      if (!pointers.current.has(event.pointerId) || !box) return;
      const before = measure([...pointers.current.values()]);
      pointers.current.set(event.pointerId, toPoint(event));
      const after = measure([...pointers.current.values()]);
      const [dx, dy] = [(after.x - before.x) / box.width, (after.y - before.y) / box.height];
      const factor = before.distance > 0 ? after.distance / before.distance : 1;
      onChange((fit) => dragFit(zoomFit(fit, shapes, fit.zoom * factor), shapes, dx, dy));
    },
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const [x, y] = directions[event.key] ?? [];
      const factor = zoomFactors[event.key];
      const step = event.shiftKey ? 10 : 1;
      if (x !== undefined && y !== undefined) onChange((fit) => moveFit(fit, x * step, y * step));
      else if (factor !== undefined) onChange((fit) => zoomFit(fit, shapes, fit.zoom * factor));
      else return;
      event.preventDefault();
      onChangeEnd();
    },
  };
}

const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Center and distance of one or two pointers. */
function measure([first = { x: 0, y: 0 }, second = first]: readonly Point[]) {
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  };
}
