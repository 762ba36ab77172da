import { describe, expect, it } from "vitest";
import { checkWording } from "./check-wording.ts";

describe("checkWording", () => {
  it.each([
    ["A safe neighborhood, perfect for families.", ["steering", "steering"]],
    ["한인이 많이 사는 동네입니다.", ["steering"]],
    ["한인 밀집 지역의 안전한 동네", ["steering", "steering"]],
    ["日本人が多いエリアで、治安の良い街です。", ["steering", "steering"]],
    ["A family-friendly street, close to the Korean church.", ["steering", "steering"]],
    ["Suited for a growing family or young professionals.", ["steering"]],
    ["Great for kids.", ["steering"]],
    ["The perfect family home in a family neighborhood", ["steering", "steering"]],
    ["A safe and quiet neighborhood with safe streets", ["steering", "steering"]],
    ["Near churches, steps from the church", ["steering", "steering"]],
    ["A mature community. No vouchers.", ["steering", "steering"]],
    ["아이 키우기 좋은 집, 신혼부부에게 알맞습니다.", ["steering", "steering"]],
    ["교회와 가까운 단층집", ["steering"]],
    ["子育て世帯におすすめ、教会に近い一戸建てです。", ["steering", "steering"]],
    ["Top schools nearby!", ["school"]],
    ["학군이 좋은 곳", ["school"]],
    ["The #1 agent in Irvine", ["superlative"]],
    ["업계 1위, 최고의 에이전트", ["superlative", "superlative"]],
    ["We guarantee a sale.", ["guarantee"]],
    ["가격을 보장합니다.", ["guarantee"]],
    ["CALL NOW FOR THE BEST DEAL EVER MADE", ["capitals"]],
  ])("%s", (text, reasons) => {
    expect(checkWording(text).map(({ reason }) => reason)).toEqual(reasons);
  });

  it.each([
    "Irvine Unified School District, by its own report.",
    "조용한 골목의 단층집입니다. 어바인에서 15년 일했습니다.",
    "I read the contract with you, line by line.",
    "CA DRE 01234567, GREC SAMPLE-02",
    "アーバインで十五年、家族の家を一緒に探してきました。",
    "The ground floor has a family room open to the ridge.",
    "Korean and English spoken; Company leases are accepted, with papers in Japanese.",
    "A family of four bought this home in 2019.",
    "Mature trees, a safe in the office, and a nice dining area.",
    "Steps from the station, minutes from the lake.",
    "",
  ])("reports nothing for: %s", (text) => {
    expect(checkWording(text)).toEqual([]);
  });

  it("reports a repeated wording once", () => {
    expect(checkWording("Good schools. good schools! GOOD SCHOOLS?")).toHaveLength(1);
  });
});
