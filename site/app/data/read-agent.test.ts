import type { RealtorProfile } from "@realtor/api/loaning";
import { createTheme, documentThemeCss } from "@realtor/ui/theme";
import { describe, expect, it } from "vitest";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { cardColors, profileCard } from "#app/seo/share-card.ts";
import { profileWith } from "#test/fixtures/profile.ts";
import { firstColor, readAgent } from "./read-agent.ts";

const light = { darkHero: false, darkContent: false };
const themeOf = (mainColor: string) =>
  documentThemeCss(createTheme({ mainColor, heroDark: false, contentDark: false, fontSize: 16 }));

/** A profile whose color was never chosen, was emptied, or was chosen. */
const colors: readonly [Pick<RealtorProfile, "designMainColor">, string][] = [
  [{}, firstColor],
  [{ designMainColor: "" }, firstColor],
  [{ designMainColor: " " }, firstColor],
  [{ designMainColor: "#6D1A36" }, "#6D1A36"],
];

describe.each(colors)("a page with %j", (chosen, color) => {
  const { designMainColor: _chosenInFixture, ...others } = profileWith({});
  const profile: RealtorProfile = { ...others, ...chosen };

  it("has the same color everywhere", () => {
    const { design } = readAgent(profile, "ko");
    expect(design.mainColor).toBe(color);
    expect(agentThemeCss({ ...design, ...light })).toBe(themeOf(color));
    const card = profileCard(profile, "ko");
    expect(card.colors.plane).toBe(cardColors({ mainColor: color, dark: false }).plane);
  });
});
