import type { FrameContent, FrameLabels } from "@realtor/ui/template-frame";

/** In whose house a page stands: the platform's, or an agent's with that agent's colours. */
export type Frame =
  | { kind: "platform" }
  | {
      kind: "agent";
      content: FrameContent;
      labels: FrameLabels;
      /** Path of the agent's homepage without language prefix: `/grace-kim`, or `/` on an own domain. */
      home: string;
      /** Address of the product's landing page. */
      builder: string;
    };
