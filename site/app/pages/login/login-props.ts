import type { Labels } from "@realtor/ui/labels";
import type { Photo } from "@realtor/ui/templates";
import type { FrameContent } from "@realtor/ui/template-frame";

/** Whose sign-in page it is; the platform's without. */
export interface LoginAgent {
  desiredUrl: string;
  name: FrameContent["name"];
  portrait: Photo | null;
  /** Path of the homepage without language prefix: `/grace-kim`, or `/` on an own domain. */
  home: string;
}

/** What the sign-in pages show beside their messages. */
export interface LoginProps {
  labels: Pick<Labels, "common" | "language">;
  agent: LoginAgent | null;
}
