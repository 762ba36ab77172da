import { index } from "@react-router/dev/routes";

// React Router requires a default export.
// oxlint-disable-next-line import/no-default-export
export default [index("home.tsx")];
