import { Editorial } from "@realtor/ui/template-editorial";
import { HomepageView } from "./homepage-view.tsx";
import type { HomepageProps } from "./homepage-props.ts";

export function EditorialPage(props: HomepageProps) {
  return <HomepageView {...props} template={Editorial} />;
}

export { EditorialPage as component };
