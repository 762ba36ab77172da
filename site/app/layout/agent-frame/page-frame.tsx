import type { Labels } from "@realtor/ui/labels";
import { buyingPath } from "./agent-path.ts";
import {
  AgentFrame,
  type AgentFrameProps,
  type FrameContent,
  type FrameLabels,
} from "@realtor/ui/template-frame";
import type { ReactNode } from "react";
import { privacyChoicesPath, privacyPath, localePath } from "../../i18n/language-items.ts";
import { SiteFooter } from "../site-footer.tsx";
import { SkipLink } from "@realtor/ui/skip-link";
import { SiteHeader } from "../site-header.tsx";
import { SiteLanguageMenu } from "../site-language-menu.tsx";
import { resolveImage } from "#app/data/image-url.ts";
import { useAddress } from "../../page-root.tsx";

export interface PageFrameProps {
  frame: Frame;
  labels: Pick<Labels, "common" | "language" | "footer">;
  year: number;
  /** Above the header. */
  banner?: ReactNode;
  /** Sections of the agent's homepage with a link in the header; none by default. */
  anchors?: AgentFrameProps["anchors"];
  children: ReactNode;
}

/** Header, `<main>` and footer of a page, the platform's or an agent's. */
export function PageFrame({ frame, labels, year, banner, anchors, children }: PageFrameProps) {
  const { locale } = useAddress();
  if (frame.kind === "platform")
    return (
      <>
        {banner}
        <SkipLink>{labels.common.skip}</SkipLink>
        <SiteHeader labels={labels} solid />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter labels={labels} year={year} />
      </>
    );
  return (
    <AgentFrame
      content={frame.content}
      labels={frame.labels}
      links={{
        home: localePath(frame.home, locale),
        buying: localePath(buyingPath(frame.home), locale),
        privacy: privacyPath(locale),
        choices: privacyChoicesPath(locale),
        builder: frame.builder,
      }}
      slots={{ languageMenu: <SiteLanguageMenu labels={labels} />, banner }}
      resolveImage={resolveImage}
      {...(anchors && { anchors })}
    >
      {children}
    </AgentFrame>
  );
}

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
