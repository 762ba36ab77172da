import type { Missing, Text } from "@realtor/profile/text";
import { isTemplateId, type TemplateId } from "../template-ids.ts";

/** The design settings that the content has: `docs/spec/profile.md#design-settings`. */
export type DesignInput = {
  /** `Y` or `N`, like `contentDarkMode`. */
  designMainDarkMode?: Text;
  contentDarkMode?: Text;
  presentation?: { template?: Text } | Missing;
};

export type DesignContent = {
  template: TemplateId;
  darkHero: boolean;
  darkContent: boolean;
};

export function readDesign(profile: DesignInput): DesignContent {
  const template = profile.presentation?.template;
  return {
    template: isTemplateId(template) ? template : "portrait",
    darkHero: profile.designMainDarkMode === "Y",
    darkContent: profile.contentDarkMode === "Y",
  };
}
