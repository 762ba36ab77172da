import type { Labels } from "@realtor/ui/labels";
import type { Photo } from "@realtor/ui/templates";
import type { FrameContent } from "@realtor/ui/template-frame";

/** The agent whose sign-in page it is. */
export interface LoginAgent {
  desiredUrl: string;
  name: FrameContent["name"];
  portrait: Photo | null;
  /** Path of the homepage without language prefix: `/grace-kim`, or `/` on an own domain. */
  home: string;
}

export interface LoginProps {
  labels: Pick<Labels, "common" | "language">;
  /** Null on the platform's sign-in page. */
  agent: LoginAgent | null;
}
