import { createEventQueue } from "./track.ts";

/** An error that React reported for the page. */
export interface PageError {
  error: unknown;
  kind: "uncaught" | "caught" | "recoverable";
  componentStack: string | undefined;
}

/** React errors, queued until monitoring starts. */
export const pageErrors = createEventQueue<PageError>();

function queueError(kind: PageError["kind"], report: (error: unknown) => void) {
  return (error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
    pageErrors.push({ error, kind, componentStack });
    report(error);
  };
}

/** Options of the React root: React's default reporting, plus the queue. */
export const rootErrors = {
  onUncaughtError: queueError("uncaught", reportError),
  onCaughtError: queueError("caught", console.error),
  onRecoverableError: queueError("recoverable", reportError),
};
