import type { RealtorProfile } from "@realtor/api/loaning";
import type { HomepageContent } from "@realtor/ui/templates";
import { createTheme, documentThemeCss } from "@realtor/ui/theme";
import { readMainColor } from "#app/data/main-color.ts";

/** Body text size in px, unless the agent chose one. */
const defaultFontSize = 16;

/** CSS of an agent's colors and text size. */
export function agentThemeCss(
  { designMainColor, designFontSize }: Pick<RealtorProfile, "designMainColor" | "designFontSize">,
  { darkHero, darkContent }: Pick<HomepageContent, "darkHero" | "darkContent">,
): string {
  return documentThemeCss(
    createTheme({
      mainColor: readMainColor({ designMainColor }),
      heroDark: darkHero,
      contentDark: darkContent,
      fontSize: designFontSize ?? defaultFontSize,
    }),
  );
}
