import type { FrameContent, FrameLabels } from "@realtor/ui/template-frame";

/** Header and footer of a page: the platform's, or an agent's with that agent's colors. */
export type Frame =
  | { kind: "platform" }
  | {
      kind: "agent";
      content: FrameContent;
      labels: FrameLabels;
      /** Path of the agent's homepage without language prefix: `/grace-kim`, or `/` on an own domain. */
      home: string;
      /** URL of the product's landing page. */
      builder: string;
    };
