import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

import { Problem } from "../http/problem.ts";

export const minPasswordLength = 10;
export const maxPasswordLength = 128;

/** zxcvbn's score for fewer than a million guesses: common and leaked passwords, and patterns on a keyboard. */
const weakBelow = 2;

/** Words that an attacker tries first. */
const productWords = ["built", "realtor", "realtors", "homepage", "password"];

/** Code of a new password that is not accepted; undefined for any other. */
export function checkNewPassword(
  password: string,
  personal: readonly string[],
): "auth.passwordTooShort" | "auth.passwordTooLong" | "auth.passwordTooWeak" | undefined {
  if (password.length < minPasswordLength) return "auth.passwordTooShort";
  if (password.length > maxPasswordLength) return "auth.passwordTooLong";
  return isWeakPassword(password, personal) ? "auth.passwordTooWeak" : undefined;
}

/**
 * Checks a new password whose length Better Auth checks.
 * @throws {Problem} 400 `auth.passwordTooWeak`.
 */
export function refuseWeakPassword(password: string, personal: readonly string[]): void {
  const code = checkNewPassword(password, personal);
  if (code === "auth.passwordTooWeak") throw new Problem(code);
}

let estimator: ZxcvbnFactory | undefined;

/**
 * Whether a password is in the offline list of common and leaked ones or can be guessed in fewer than a
 * million attempts. `personal` are the account's e-mail address and name.
 */
export function isWeakPassword(password: string, personal: readonly string[]): boolean {
  // Created on first use: it takes 200 ms and 20 MB.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const words = personal.flatMap((text) => [
    text,
    text.split("@")[0] ?? "",
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return estimator.check(password, [...productWords, ...words.filter(Boolean)]).score < weakBelow;
}
