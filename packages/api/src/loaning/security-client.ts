import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type {
  AccountDeletion,
  DeletionUndo,
  DeletionUndone,
  PasswordChange,
  SessionEnd,
} from "./security.schema.ts";

/**
 * Returns how the signed-in account signs in, and the browsers in which it is signed in.
 * @throws {ApiError} 401.
 */
export function getAccountSecurity(http: Http) {
  return callForData(http, "GET /v1/account-security", {});
}

/**
 * Changes the password, ends the account's other sessions and returns their number. The owner gets a mail.
 * @throws {ApiError} 400 `auth.wrongPassword`, `auth.passwordTooShort`, `auth.passwordTooLong` or
 * `auth.passwordTooWeak`, 401, 409 `auth.noPassword`, 422, 429.
 */
export async function changePassword(http: Http, change: PasswordChange): Promise<number> {
  return (await callForData(http, "POST /v1/account-security/password", { body: change })).ended;
}

/**
 * Ends one session of the signed-in account, or all but the one that is used, and returns their number.
 * @throws {ApiError} 400 `auth.wrongPassword`, 401, 403 `auth.signInAgain` (an account without a password
 * that signed in a while ago), 404 (ended already, or of another account), 429.
 */
export async function endSessions(http: Http, which: SessionEnd): Promise<number> {
  const name = "POST /v1/account-security/ended-sessions";
  return (await callForData(http, name, { body: which })).ended;
}

/**
 * Ends all sessions of any account and returns their number. For admins.
 * @throws {ApiError} 401, 403, 404.
 */
export async function endSessionsOf(http: Http, accountId: string): Promise<number> {
  const name = "DELETE /v1/account-sessions/{accountId}";
  return (await callForData(http, name, { params: { accountId } })).ended;
}

/**
 * Marks the signed-in account for deletion and returns the time, in 30 days. Its websites go offline, and its sessions
 * end, this one as well. The owner gets a mail.
 * @throws {ApiError} 400 `auth.wrongPassword` or `auth.wrongCode`, 401, 403 `auth.signInAgain` (an account without a
 * password that signed in a while ago), 409 `account.lastAdmin`, 429.
 */
export async function deleteAccount(http: Http, sent: AccountDeletion): Promise<string> {
  return (await callForData(http, "POST /v1/account-security/deletion", { body: sent })).deleteAt;
}

/**
 * Undoes the deletion of the signed-in account. The owner gets a mail.
 * @throws {ApiError} 401.
 */
export function undoDeletion(http: Http, sent: DeletionUndo): Promise<DeletionUndone> {
  return callForData(http, "POST /v1/account-security/deletion/undo", { body: sent });
}

/**
 * Undoes the deletion of any account. The owner gets a mail. For admins.
 * @throws {ApiError} 401, 403, 404.
 */
export function undoDeletionOf(http: Http, accountId: string): Promise<DeletionUndone> {
  return callForData(http, "DELETE /v1/account-deletions/{accountId}", { params: { accountId } });
}
