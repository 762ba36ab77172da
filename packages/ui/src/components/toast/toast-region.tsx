"use client";

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { ToastLabels } from "../../labels/controls/control-labels.ts";
import { readThemeScope, type ThemeScope } from "../../theme/use-theme-scope.ts";
import * as css from "./toast.css.ts";
import { Toast, type ToastMessage } from "./toast.tsx";

/** Calls `onEnd` once, `duration` ms after mounting, excluding paused time. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const start = Date.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - start));
    };
  }, [paused]);
}

/** Shows a toast and replaces the current one. */
export type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Display time of a toast in ms. */
const duration = 6000;

interface TimedToastProps {
  message: ToastMessage;
  scope: ThemeScope;
  onEnd: () => void;
}

function TimedToast({ message, scope, onEnd }: TimedToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(duration, hovered || focused, onEnd);
  return (
    <Toast
      message={message}
      {...scope}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onDone={onEnd}
    />
  );
}

interface ShownToast {
  readonly id: number;
  readonly message: ToastMessage | null;
  readonly scope: ThemeScope;
}

export interface ToastRegionProps {
  labels: ToastLabels;
  /** The page; descendants can call `useToast`. */
  children: ReactNode;
}

/**
 * Provides `useToast` and the live region for toasts at the bottom left. Shows one toast at a time for
 * six seconds, longer while hovered or focused. Never takes the focus.
 */
export function ToastRegion({ labels, children }: ToastRegionProps) {
  // The id restarts the timer when the same message is shown again.
  const [shown, setShown] = useState<ShownToast>({ id: 0, message: null, scope: {} });
  const show = useCallback<ShowToast>((message) => {
    // The control that caused the toast may be in another theme than this region.
    const scope = readThemeScope(document.activeElement);
    setShown(({ id }) => ({ id: id + 1, message, scope }));
  }, []);
  const dismiss = useCallback(() => setShown(({ id }) => ({ id, message: null, scope: {} })), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* An <output> must not contain block elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className={css.region} role="status" aria-label={labels.region}>
        {shown.message && (
          <TimedToast key={shown.id} message={shown.message} scope={shown.scope} onEnd={dismiss} />
        )}
      </div>
    </ToastContext>
  );
}

/** @throws {Error} if called outside a `<ToastRegion>`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) {
    throw new Error(
      "useToast was called outside a <ToastRegion>, so the toast has no place to appear. Put one <ToastRegion> around the page.",
    );
  }
  return show;
}
