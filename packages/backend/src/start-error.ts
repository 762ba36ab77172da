/**
 * A configuration error that the operator can fix. `main.ts` prints the message, one sentence with
 * the remedy, without a stack trace and exits with code 1.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
