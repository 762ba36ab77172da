"use client";

import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import type { ToastLabels } from "../../labels/controls/control-labels.ts";
import * as css from "./toast.css.ts";
import { Toast, type ToastMessage } from "./toast.tsx";
import { useCountdown } from "./use-countdown.ts";

/** Shows a toast in place of the one there is. */
export type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** ms that a toast stays (DESIGN-LANGUAGE section 10). */
const duration = 6000;

interface FadingToastProps {
  message: ToastMessage;
  onEnd: () => void;
}

function FadingToast({ message, onEnd }: FadingToastProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(duration, pointed || focused, onEnd);
  return (
    <Toast
      message={message}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onDone={onEnd}
    />
  );
}

export interface ToastRegionProps {
  labels: ToastLabels;
  /** The page: everything inside can call `useToast`. */
  children: ReactNode;
}

/**
 * Around a page: the place at its bottom left where toasts appear, one at a time, for six seconds,
 * longer while pointed at or focused. Announced politely; never takes the focus.
 */
export function ToastRegion({ labels, children }: ToastRegionProps) {
  // Counted, because the same message shown twice is two toasts.
  const [shown, setShown] = useState<{ turn: number; message: ToastMessage | null }>({
    turn: 0,
    message: null,
  });
  const show = useCallback<ShowToast>(
    (message) => setShown(({ turn }) => ({ turn: turn + 1, message })),
    [],
  );
  const dismiss = useCallback(() => setShown(({ turn }) => ({ turn, message: null })), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* An <output> holds no blocks, and a toast may hold a button. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className={css.region} role="status" aria-label={labels.region}>
        {shown.message && <FadingToast key={shown.turn} message={shown.message} onEnd={dismiss} />}
      </div>
    </ToastContext>
  );
}

/** The way to show a toast. Throws outside a `<ToastRegion>`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) {
    throw new Error(
      "useToast was called outside a <ToastRegion>, so the toast has no place to appear. Put one <ToastRegion> around the page.",
    );
  }
  return show;
}
