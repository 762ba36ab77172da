import type { ComponentType } from "react";
import type { PageModuleName } from "./page.ts";

interface PageModule {
  component: ComponentType<never>;
}

const modules: Record<PageModuleName, () => Promise<PageModule>> = {
  landing: () => import("./pages/landing/landing.page.tsx"),
  request: () => import("./pages/landing/request.page.tsx"),
  process: () => import("./pages/process/process.page.tsx"),
  terms: () => import("./pages/terms/terms.page.tsx"),
  privacy: () => import("./pages/privacy/privacy.page.tsx"),
  agreement: () => import("./pages/agreement/agreement.page.tsx"),
  buying: () => import("./pages/buying/buying.page.tsx"),
  login: () => import("./pages/login/login.page.tsx"),
  "login-redirect": () => import("./pages/login-redirect/login-redirect.page.tsx"),
  probiz: () => import("./pages/probiz/probiz.page.tsx"),
  "pinia-sample": () => import("./pages/pinia-sample/pinia-sample.page.tsx"),
  "gsap-sample": () => import("./pages/gsap-sample/gsap-sample.page.tsx"),
  realtors: () => import("./pages/realtors/realtors.page.tsx"),
  inbox: () => import("./pages/inbox/inbox.page.tsx"),
  editor: () => import("./pages/editor/editor.page.tsx"),
  preview: () => import("./pages/preview/preview.page.tsx"),
  "homepage-portrait": () => import("./pages/homepage/portrait.page.tsx"),
  "homepage-panorama": () => import("./pages/homepage/panorama.page.tsx"),
  "homepage-editorial": () => import("./pages/homepage/editorial.page.tsx"),
  error: () => import("./pages/error/error.page.tsx"),
};

export function importPage(name: PageModuleName): Promise<PageModule> {
  return modules[name]();
}

/** Key of each page's module in the client build's manifest. */
export const pageFiles: Record<PageModuleName, string> = {
  landing: "app/pages/landing/landing.page.tsx",
  request: "app/pages/landing/request.page.tsx",
  process: "app/pages/process/process.page.tsx",
  terms: "app/pages/terms/terms.page.tsx",
  privacy: "app/pages/privacy/privacy.page.tsx",
  agreement: "app/pages/agreement/agreement.page.tsx",
  buying: "app/pages/buying/buying.page.tsx",
  login: "app/pages/login/login.page.tsx",
  "login-redirect": "app/pages/login-redirect/login-redirect.page.tsx",
  probiz: "app/pages/probiz/probiz.page.tsx",
  "pinia-sample": "app/pages/pinia-sample/pinia-sample.page.tsx",
  "gsap-sample": "app/pages/gsap-sample/gsap-sample.page.tsx",
  realtors: "app/pages/realtors/realtors.page.tsx",
  inbox: "app/pages/inbox/inbox.page.tsx",
  editor: "app/pages/editor/editor.page.tsx",
  preview: "app/pages/preview/preview.page.tsx",
  "homepage-portrait": "app/pages/homepage/portrait.page.tsx",
  "homepage-panorama": "app/pages/homepage/panorama.page.tsx",
  "homepage-editorial": "app/pages/homepage/editorial.page.tsx",
  error: "app/pages/error/error.page.tsx",
};
