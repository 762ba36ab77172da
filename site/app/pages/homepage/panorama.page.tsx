import { HomepageView } from "./homepage-view.tsx";
import type { HomepageProps } from "./homepage-props.ts";
import { templateInParts } from "./template-in-parts.tsx";

const template = await templateInParts("panorama", () => import("./panorama.island.tsx"));

export function PanoramaPage(props: HomepageProps) {
  return <HomepageView {...props} template={template} />;
}

export { PanoramaPage as component };
