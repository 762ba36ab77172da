/** Result of one attempt to deliver to an external receiver. */
export type Outcome =
  | { kind: "delivered" }
  /**
   * The receiver is unavailable or busy. `waitSeconds`, from Retry-After, pauses the whole channel.
   */
  | ({ kind: "unavailable"; waitSeconds?: number } & Failure)
  /** The receiver rejects the request until something is reconfigured. */
  | ({ kind: "rejected" } & Failure);

interface Failure {
  error: string;
  /**
   * The receiver's response, shown to staff. Stored but not logged, as it may repeat personal data.
   */
  receiverMessage?: string;
}
