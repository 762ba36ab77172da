import { expect, it } from "vitest";
import { readUserAgent } from "./user-agent.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    ["Chrome", "macOS", false],
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15",
    ["Safari", "macOS", false],
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    ["Microsoft Edge", "Windows", false],
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    ["Firefox", "Linux", false],
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    ["Chrome", "ChromeOS", false],
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
    ["Safari", "iPhone", true],
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
    ["Chrome", "iPad", true],
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931N) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    ["Samsung Internet", "Android", true],
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931N; wv) ${webkit} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 KAKAOTALK/25.9.0`,
    ["KakaoTalk", "Android", true],
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.17.0",
    ["LINE", "iPhone", true],
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Whale/4.34 Safari/537.36`,
    ["Whale", "Windows", false],
  ],
  ["curl/8.15.0", [null, null, false]],
  ["", [null, null, false]],
] as const)("reads %s", (userAgent, [browser, system, mobile]) => {
  expect(readUserAgent(userAgent)).toEqual({ browser, system, mobile });
});
