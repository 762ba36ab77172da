import { Portrait } from "@realtor/ui/template-portrait";
import { HomepageView } from "./homepage-view.tsx";
import type { HomepageProps } from "./homepage-props.ts";

export function PortraitPage(props: HomepageProps) {
  return <HomepageView {...props} template={Portrait} />;
}

export { PortraitPage as component };
