"use client";

import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { BelowFold, type CommonOrder, Opening } from "../../common-order.tsx";
import { Homepage, type HomepageDesign } from "../../homepage.tsx";
import {
  DisplayName,
  Facts,
  HeroAction,
  HeroPortrait,
  Tagline,
} from "../../sections/hero-parts.tsx";
import { useMark } from "../../field-marks.ts";
import { langAttribute } from "../../homepage-content.ts";
import type { TemplateProps } from "../../template-props.ts";
import { planeDesign } from "../plane-design.tsx";
import { heroImage } from "./hero-image.ts";
import * as hero from "./portrait-hero.css.ts";

function Hero(props: TemplateProps) {
  const mark = useMark();
  const { name, lang } = props.content;
  return (
    <section id="hero" className={hero.root} data-scheme="hero">
      <div className={hero.plane} />
      <div className={classNames(wrap, hero.inner)}>
        <HeroPortrait
          {...props}
          sizes={heroImage.sizes}
          ratio={[600, 752]}
          max={heroImage.maxWidth}
          className={hero.photo}
          monogram={hero.monogram}
        />
        <div className={hero.statement}>
          <DisplayName name={name} page={lang} className={hero.name} />
          {name.latinName && (
            <p className={hero.second} {...langAttribute(name.latinName, lang)} {...mark("name")}>
              {name.latinName.text}
            </p>
          )}
          <Tagline {...props} className={hero.tagline} />
          <HeroAction {...props} className={hero.action} />
        </div>
        <Facts {...props} className={hero.facts} />
      </div>
    </section>
  );
}

const design: CommonOrder = { Hero, ...planeDesign };

/**
 * Homepage with a portrait in front of a large color area, in the theme of the `<Theme>` around it.
 * Sections without content are not rendered.
 */
export function Portrait(props: TemplateProps) {
  return <Homepage {...props} design={portraitDesign} />;
}

/** Hero, figures and text about the agent, in a `HomepageFrame`: for pages that hydrate in parts. */
export function PortraitOpening(props: TemplateProps) {
  return <Opening {...props} design={design} />;
}

/** The sections from the listings to the contact form, after `PortraitOpening`. */
export function PortraitBelowFold(props: TemplateProps) {
  return <BelowFold {...props} design={design} />;
}

/** The footer in a `HomepageFrame`. */
export function PortraitFooter(props: TemplateProps) {
  return <design.Footer {...props} />;
}

/** The design for `Homepage`. */
export const portraitDesign: HomepageDesign = {
  id: "portrait",
  Opening: PortraitOpening,
  BelowFold: PortraitBelowFold,
  Footer: PortraitFooter,
};
