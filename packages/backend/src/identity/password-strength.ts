import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

import { Problem } from "../http/problem.ts";

export const minPasswordLength = 10;
export const maxPasswordLength = 128;

/** zxcvbn's score for fewer than a hundred million guesses. */
const weakBelow = 3;

/** A shorter word in Latin letters is part of too many others. */
const minWordLength = 3;

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
 * Whether a password can be guessed in fewer than a hundred million attempts, by the offline list of common and
 * leaked ones and patterns on a keyboard. Words of the product, common ones and those of the account count for
 * nothing: the rest has to be strong. `personal` are the account's e-mail address and name.
 */
export function isWeakPassword(password: string, personal: readonly string[]): boolean {
  // Created on first use: it takes 200 ms and 20 MB.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const own = personal.flatMap((text) => [
    text,
    text.split("@")[0] ?? "",
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const words = [...productWords, ...commonWords, ...own.filter(Boolean)];
  return estimator.check(removeWords(password, words), words).score < weakBelow;
}

/** Case adds little to a word, so the rest is in lower case. */
function removeWords(password: string, words: readonly string[]): string {
  const counted = words
    .filter((word) => word.length >= minWordLength || /[^\p{ASCII}]/u.test(word))
    .map((word) => word.toLowerCase())
    .toSorted((a, b) => b.length - a.length);
  return counted.reduce((rest, word) => rest.replaceAll(word, ""), password.toLowerCase());
}

// cspell:disable

/** Words of the product, its trade and its markets, which an attacker tries first. */
const productWords = [
  ..."builtforrealtors builtfor realtors realtor realty realestate homepage website".split(" "),
  ..."password agent broker property listing admin welcome login".split(" "),
  ..."california losangeles irvine georgia atlanta korea seoul japan tokyo".split(" "),
  ..."spring summer autumn winter".split(" "),
];

/**
 * Common Korean and Japanese words, which the list of the library lacks: as such, in Latin letters, and Korean
 * ones as typed with the keyboard set to English.
 */
const commonWords = [
  // 안녕하세요, 안녕, 사랑해, 사랑, 비밀번호, 대한민국, 한국, 부동산, 홈페이지, 관리자, 천사, 행복, 하나님
  ..."dkssudgktpdy dkssud tkfkdgo tkfkd qlalfqjsgh eogksalsrnr gksrnr qnehdtks".split(" "),
  ..."ghavpdlwl rhksflwk cjstk godqhr gkskksla".split(" "),
  // 감사합니다, 감사, 컴퓨터, 서울, 미국, 친구, 엄마, 아빠, 우리집
  ..."rkatkgkqslek rkatk zjavbxj tjdnf alrnr clsrn djaak dkQk dnflwlq".split(" "),
  ..."annyeonghaseyo annyeong saranghae sarang daehanminguk hanguk bimilbeonho budongsan".split(
    " ",
  ),
  ..."konnichiwa arigatou arigato ohayou sakura aishiteru nippon nihon watashi".split(" "),
  ..."fudousan himitsu kanrisha yoroshiku pasuwaado".split(" "),
  ..."안녕하세요 사랑해 사랑 비밀번호 대한민국 한국 부동산 홈페이지 관리자 감사합니다".split(" "),
  ..."こんにちは ありがとう パスワード さくら 不動産 愛してる 秘密".split(" "),
];
