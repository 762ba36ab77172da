"use client";

import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
} from "react-aria-components/Toast";
import type { ToastLabels } from "../../labels/controls/control-labels.ts";
import { readThemeScope, type ThemeScope } from "../../theme/use-theme-scope.ts";
import * as css from "./toast.css.ts";
import { Toast, type ToastMessage } from "./toast.tsx";

/** Shows a toast above the others. A toast with the same text is replaced. */
export type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Display time in ms of a toast that disappears by itself; longer if it can be acted on. */
const timeouts = { text: 6000, action: 8000 };
/** Newest toasts on the screen at once; the others follow when there is room. */
const maxVisibleToasts = 3;

interface ShownToast {
  readonly message: ToastMessage;
  readonly scope: ThemeScope;
}

const isUrgent = ({ severity }: ToastMessage) => severity === "warning" || severity === "error";

export interface ToastRegionProps {
  labels: ToastLabels;
  /** The page; descendants can call `useToast`. */
  children: ReactNode;
}

/**
 * Provides `useToast`, shows toasts at the bottom left and announces them. Never takes the focus; F6
 * moves it there. All timers are paused while a toast is hovered or focused.
 */
export function ToastRegion({ labels, children }: ToastRegionProps) {
  const [queue] = useState(() => new ToastQueue<ShownToast>({ maxVisibleToasts }));
  const liveRegion = useRef<HTMLDivElement>(null);
  const show = useCallback<ShowToast>(
    (message) => {
      for (const { key, content } of queue.visibleToasts)
        if (content.message.text === message.text) queue.close(key);
      // The control that caused the toast may be in another theme than this region.
      const scope = readThemeScope(document.activeElement);
      queue.add(
        { message, scope },
        isUrgent(message) ? {} : { timeout: timeouts[message.action ? "action" : "text"] },
      );
    },
    [queue],
  );
  return (
    <ToastContext value={show}>
      {children}
      {/* An <output> must not contain block elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={liveRegion} className={css.region} role="status" aria-label={labels.region} />
      {/* Into the live region, which exists before its content, and not into <body>, which has no theme. */}
      <PortalProvider getContainer={() => liveRegion.current}>
        <AriaToastRegion queue={queue} aria-label={labels.region} className={css.list}>
          {({ toast }) => (
            <QueueItem toast={toast} labels={labels} onClose={() => queue.close(toast.key)} />
          )}
        </AriaToastRegion>
      </PortalProvider>
    </ToastContext>
  );
}

interface QueueItemProps {
  toast: QueuedToast<ShownToast>;
  labels: ToastLabels;
  onClose: () => void;
}

function QueueItem({ toast, labels, onClose }: QueueItemProps) {
  const textId = useId();
  const { message, scope } = toast.content;
  const urgent = isUrgent(message);
  // An alert, announced at once; the live region around it is polite.
  const Content = urgent ? ToastContent : Fragment;
  return (
    <AriaToast toast={toast} aria-labelledby={textId} className={css.item}>
      <Content>
        <Toast
          {...scope}
          message={message}
          textId={textId}
          onDone={onClose}
          dismiss={urgent ? { label: labels.dismiss, onPress: onClose } : undefined}
        />
      </Content>
    </AriaToast>
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
