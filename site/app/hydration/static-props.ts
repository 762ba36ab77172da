import { createContext, use } from "react";

/** Provided on the server only: the browser never renders a static island. */
export const StaticPropsContext = createContext<unknown>(undefined);

/** The `staticProps` of the page, in a component that `staticIsland` loads. */
export function useStaticProps(): unknown {
  const props = use(StaticPropsContext);
  if (props === undefined)
    throw new Error(
      "useStaticProps found no static props: return staticProps from the page's load, and render the component with staticIsland.",
    );
  return props;
}
