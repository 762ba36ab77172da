import { randomInt } from "node:crypto";

const amount = 10;
/** Without characters that are mistaken for each other on paper. */
const characters = "abcdefghjkmnpqrstuvwxyz23456789";
const half = 5;

/** New backup codes, such as `k7mqd-x2ptw`; each has 49 random bits. */
export function createBackupCodes(): string[] {
  const createHalf = () =>
    Array.from({ length: half }, () => characters[randomInt(characters.length)]).join("");
  return Array.from({ length: amount }, () => `${createHalf()}-${createHalf()}`);
}

/** What someone typed as a code, in the form in which codes are compared. */
export interface TypedCode {
  /** That of the authenticator app, or a backup code. */
  kind: "app" | "backup";
  code: string;
}

/** Reads a typed code: spaces, hyphens, upper case and full-width characters make no difference. */
export function readTypedCode(typed: string): TypedCode {
  const code = typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  return { kind: "backup", code: `${code.slice(0, half)}-${code.slice(half)}` };
}
