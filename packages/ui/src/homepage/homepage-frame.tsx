"use client";

import type { ReactNode } from "react";
import { ContactBar } from "./sections/contact-bar.tsx";
import { anchorsOf, HomepageHeader } from "./sections/homepage-header.tsx";
import { root } from "./sections/section.css.ts";
import type { TemplateProps } from "./template-props.ts";

export type HomepageFrameProps = Pick<TemplateProps, "content" | "labels"> & {
  links: Pick<TemplateProps["links"], "home">;
  slots: Pick<TemplateProps["slots"], "languageMenu" | "banner">;
  /** The id of the design. */
  template: string;
  /** The hero of a design whose header contains it, with its own anchors. */
  hero?: ReactNode;
  /** The sections. */
  children: ReactNode;
  footer: ReactNode;
};

/**
 * Header, `main` element and contact bar of a homepage, around the parts of a template: what needs
 * hydration immediately.
 */
export function HomepageFrame({ template, hero, children, footer, ...page }: HomepageFrameProps) {
  const { content, labels, slots } = page;
  return (
    <>
      {slots.banner}
      <div className={root} data-scheme="content" data-template={template}>
        <HomepageHeader {...page} anchors={hero ? [] : anchorsOf(content, labels.homepage)}>
          {hero}
        </HomepageHeader>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
        <ContactBar content={content} labels={labels} />
      </div>
    </>
  );
}
