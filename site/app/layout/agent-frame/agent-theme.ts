import { createTheme, documentThemeCss } from "@realtor/ui/theme";
import type { Agent } from "#app/data/read-agent.ts";

/** Body text size in px, unless the agent chose one. */
const defaultFontSize = 16;

/** CSS of an agent's colors and text size. */
export function agentThemeCss({
  mainColor,
  fontSize,
  darkHero,
  darkContent,
}: Omit<Agent["design"], "template">): string {
  return documentThemeCss(
    createTheme({
      mainColor,
      heroDark: darkHero,
      contentDark: darkContent,
      fontSize: fontSize ?? defaultFontSize,
    }),
  );
}
