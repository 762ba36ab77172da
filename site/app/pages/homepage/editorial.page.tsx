import { HomepageView } from "./homepage-view.tsx";
import type { HomepageProps } from "./homepage-props.ts";
import { templateInParts } from "./template-in-parts.tsx";

const template = await templateInParts("editorial", () => import("./editorial.island.tsx"));

export function EditorialPage(props: HomepageProps) {
  return <HomepageView {...props} template={template} />;
}

export { EditorialPage as component };
