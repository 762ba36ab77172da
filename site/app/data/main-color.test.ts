import type { RealtorProfile } from "@realtor/api/loaning";
import { createTheme, documentThemeCss } from "@realtor/ui/theme";
import { describe, expect, it } from "vitest";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { cardColors, profileCard } from "#app/seo/share-card.ts";
import { profileWith } from "#test/fixtures/profile.ts";
import { firstColor, readMainColor } from "./main-color.ts";
import { toProfileInput } from "./profile-input.ts";

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

it("is the first color for a service that sends null", () => {
  expect(readMainColor({ designMainColor: null })).toBe(firstColor);
});

describe.each(colors)("a page with %j", (chosen, color) => {
  const { designMainColor: _chosenInFixture, ...others } = profileWith({});
  const profile: RealtorProfile = { ...others, ...chosen };

  it("has the same color everywhere", () => {
    expect(readMainColor(profile)).toBe(color);
    expect(agentThemeCss(profile, light)).toBe(themeOf(color));
    expect(toProfileInput(profile).designMainColor).toBe(color);
    const card = profileCard(profile, "ko");
    expect(card.colors.plane).toBe(cardColors({ mainColor: color, dark: false }).plane);
  });
});
