import type { RealtorProfile } from "@realtor/api/loaning";
import type { HomepageContent } from "@realtor/ui/templates";
import { createTheme, themeCss } from "@realtor/ui/theme";

/** Body text of an agent who chose no size, in px (DECISIONS section 6). */
const defaultFontSize = 16;

/** The stylesheet of an agent's colours and text size. */
export function agentThemeCss(
  { designMainColor, designFontSize }: Pick<RealtorProfile, "designMainColor" | "designFontSize">,
  { darkHero, darkContent }: Pick<HomepageContent, "darkHero" | "darkContent">,
): string {
  return themeCss(
    createTheme({
      mainColor: designMainColor ?? "",
      heroDark: darkHero,
      contentDark: darkContent,
      fontSize: designFontSize ?? defaultFontSize,
    }),
  );
}
