/**
 * Something the person who starts the services must put right. Its message is one sentence for
 * them, with what to do; `main.ts` prints it without a stack trace and exits with code 1.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
