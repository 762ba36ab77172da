import { index, layout, route } from "@react-router/dev/routes";

// React Router requires a default export.
// oxlint-disable-next-line import/no-default-export
export default [
  index("home.tsx"),
  layout("links-layout.tsx", [
    route("links", "links-page.tsx"),
    route("links/other", "other-page.tsx"),
  ]),
];
