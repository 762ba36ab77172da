"use client";

import type { ComponentType } from "react";
import { HomepageFrame } from "./homepage-frame.tsx";
import type { TemplateProps } from "./template-props.ts";

/** A design of a homepage: its parts, in their order on the page. */
export interface HomepageDesign {
  /** Value of `data-template` around the page; of the designs of this package a `TemplateId`. */
  id: string;
  /** The hero of a design whose header contains it. The header then has no links to sections. */
  HeaderHero?: ComponentType<TemplateProps>;
  /** The sections that a visitor sees first. They contain no controls other than links. */
  Opening: ComponentType<TemplateProps>;
  /** The sections after them, up to the contact form. */
  BelowFold: ComponentType<TemplateProps>;
  Footer: ComponentType<TemplateProps>;
}

export type HomepageProps = TemplateProps & { design: HomepageDesign };

/**
 * A homepage in a design, such as `portraitDesign`, in the theme of the `<Theme>` around it. Sections without
 * content are not rendered.
 */
export function Homepage({ design, ...props }: HomepageProps) {
  const { id, HeaderHero, Opening, BelowFold, Footer } = design;
  return (
    <HomepageFrame
      {...props}
      template={id}
      hero={HeaderHero && <HeaderHero {...props} />}
      footer={<Footer {...props} />}
    >
      <Opening {...props} />
      <BelowFold {...props} />
    </HomepageFrame>
  );
}
