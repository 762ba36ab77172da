import { pageStyle, role } from "@realtor/ui/style-tools";

/** The page while the website is loading, or if it cannot be edited. */
export const loader = pageStyle({ maxWidth: 640, margin: "0 auto", padding: "64px 20px" });

export const loaderTitle = pageStyle({
  marginBlockEnd: 24,
  ...role("card"),
});

/** Why it could not be loaded. */
export const reason = pageStyle({ marginBlockEnd: 24 });
