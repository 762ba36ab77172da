import { HomepageView } from "./homepage-view.tsx";
import type { HomepageProps } from "./homepage-props.ts";
import { templateInParts } from "./template-in-parts.tsx";

const template = await templateInParts("portrait", () => import("./portrait.island.tsx"));

export function PortraitPage(props: HomepageProps) {
  return <HomepageView {...props} template={template} />;
}

export { PortraitPage as component };
