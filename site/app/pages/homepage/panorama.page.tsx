import { Panorama } from "@realtor/ui/template-panorama";
import { HomepageView } from "./homepage-view.tsx";
import type { HomepageProps } from "./homepage-props.ts";

export function PanoramaPage(props: HomepageProps) {
  return <HomepageView {...props} template={Panorama} />;
}

export { PanoramaPage as component };
