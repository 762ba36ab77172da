import type { Log } from "./log.ts";

/**
 * An event for an audit of access (OWASP ASVS 16.3). `account` is the account's id, and null where it is
 * unknown; no event has an e-mail address, password or token.
 */
export type SecurityEvent =
  | {
      event: "sign-in";
      outcome: "success" | "failure";
      /** `password`, `code` or `backup-code` of the second factor, or the id of a provider. */
      method: string;
      account: string | null;
      /** Problem code of a failure, or the provider's error. */
      code?: string | undefined;
    }
  | { event: "authorization-refused"; account: string | null; code: string }
  | { event: "session-end"; account: string; session: string }
  | { event: "password-change"; account: string; with: "current-password" | "link" }
  | {
      event: "second-factor";
      account: string;
      change: "on" | "off" | "codes";
      /** Account of the admin who turned it off; absent where the owner did. */
      by?: string | undefined;
    }
  | {
      event: "account-deletion";
      account: string;
      /** `done`: the account is gone. */
      change: "on" | "off" | "done";
      /** Account of the admin who took it back; absent where the owner did. */
      by?: string | undefined;
    }
  | { event: "email-change"; account: string; by: string }
  | { event: "password-link"; account: string; by: string }
  | { event: "suspension"; account: string; change: "on" | "off"; by: string }
  | { event: "license-release"; account: string; by: string }
  | { event: "password-check"; outcome: "failure"; account: string }
  | {
      event: "role-change";
      account: string;
      role: string;
      /** Account that changed the role; absent where the service itself did. */
      by?: string | undefined;
    };

/** Logs an event with the time and the id of the current request. */
export type LogSecurityEvent = (event: SecurityEvent) => void;

export function createSecurityLog(log: Log): LogSecurityEvent {
  return (event) => log.info(event, "security event");
}
