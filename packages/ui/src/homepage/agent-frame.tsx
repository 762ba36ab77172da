import type { ReactNode } from "react";
import { HomepageFooter, type HomepageFooterProps } from "./sections/homepage-footer.tsx";
import { HomepageHeader, type HomepageHeaderProps } from "./sections/homepage-header.tsx";
import type { HomepageContent } from "./homepage-content.ts";
import type { TemplateProps } from "./template-props.ts";
import * as styles from "./agent-frame.css.ts";

export type FrameContent = Pick<HomepageContent, "name" | "lang" | "legal" | "logo">;

export type FrameLabels = HomepageHeaderProps["labels"] & HomepageFooterProps["labels"];

export type AgentFrameProps = Pick<TemplateProps, "resolveImage"> & {
  content: FrameContent;
  labels: FrameLabels;
  links: Pick<TemplateProps["links"], "home" | "buying" | "privacy" | "choices" | "builder">;
  slots: Pick<TemplateProps["slots"], "languageMenu" | "banner">;
  /** Sections of the homepage with a link in the header; none by default. */
  anchors?: readonly ("about" | "listings" | "contact")[];
  children: ReactNode;
};

/**
 * Header and footer of an agent around pages such as sign-in, terms or process, in the theme of the
 * `<Theme>` around it.
 */
export function AgentFrame({ children, slots, anchors = [], ...frame }: AgentFrameProps) {
  const { nav } = frame.labels.homepage;
  return (
    <>
      {slots.banner}
      <div className={styles.root} data-scheme="content">
        <div className={styles.head} data-scheme="hero">
          <HomepageHeader
            {...frame}
            slots={slots}
            anchors={anchors.map((id) => ({ id, label: nav[id] }))}
            anchorsPage={frame.links.home}
          />
        </div>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <HomepageFooter {...frame} />
      </div>
    </>
  );
}
