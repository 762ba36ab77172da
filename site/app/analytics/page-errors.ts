import { createOutlet } from "./outlet.ts";

/** An error React met while it drew the page. */
export interface PageError {
  error: unknown;
  kind: "uncaught" | "caught" | "recoverable";
  componentStack: string | undefined;
}

/** Errors of the page, for monitoring when it is there. */
export const pageErrors = createOutlet<PageError>();

function hear(kind: PageError["kind"], asUsual: (error: unknown) => void) {
  return (error: unknown, { componentStack }: { componentStack?: string | undefined }): void => {
    pageErrors.put({ error, kind, componentStack });
    asUsual(error);
  };
}

/** The root's options: what React does by itself, and a word to who listens. */
export const rootErrors = {
  onUncaughtError: hear("uncaught", reportError),
  onCaughtError: hear("caught", console.error),
  onRecoverableError: hear("recoverable", reportError),
};
