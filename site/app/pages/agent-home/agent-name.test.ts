import type { Lang } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { greetingName } from "./agent-name.tsx";

const cases: [name: string, lang: Lang, greeted: string][] = [
  ["Grace Kim", "en", "Grace"],
  ["Cher", "en", "Cher"],
  ["  Margaret  Okonkwo-Fitzgerald ", "en", "Margaret"],
  ["김서연", "ko", "김서연"],
  ["남궁 민수", "ko", "남궁 민수"],
  ["佐藤 遥", "ja", "佐藤"],
  ["佐藤遥", "ja", "佐藤遥"],
  ["佐藤　遥", "ja", "佐藤"],
  ["グレース・キム", "ja", "キム"],
  ["", "en", ""],
];

it.each(cases)("greets %j (%s) as %j", (name, lang, greeted) => {
  expect(greetingName(name, lang)).toBe(greeted);
});
