"use client";

import { BelowFold, type CommonOrder, Introduction } from "../../common-order.tsx";
import { Homepage, type HomepageDesign } from "../../homepage.tsx";
import { CustomSections } from "../../sections/custom-section.tsx";
import type { TemplateProps } from "../../template-props.ts";
import { planeDesign } from "../plane-design.tsx";
import { BrokerageHero } from "./brokerage-hero.tsx";
import { splitTeams } from "./split-teams.ts";
import { TeamCards } from "./team-cards.tsx";
import { section as teamSection } from "./team-cards.css.ts";

const design: CommonOrder = {
  ...planeDesign,
  Hero: BrokerageHero,
  surfaces: { ...planeDesign.surfaces, team: teamSection },
  layouts: { ...planeDesign.layouts, team: TeamCards },
};

/**
 * Homepage of a brokerage: the team at a table on a large color area, then the agents with portraits,
 * in the theme of the `<Theme>` around it. Sections without content are not rendered.
 */
export function Brokerage(props: TemplateProps) {
  return <Homepage {...props} design={brokerageDesign} />;
}

/** Hero and facts of the brokerage, in a `HomepageFrame`: for pages that hydrate in parts. */
export function BrokerageOpening(props: TemplateProps) {
  return <BrokerageHero {...props} />;
}

/** The team and the sections after it up to the contact form, after `BrokerageOpening`. */
export function BrokerageBelowFold(props: TemplateProps) {
  const { content } = props;
  const { teams, others } = splitTeams(content.sections);
  return (
    <>
      <CustomSections
        {...props}
        sections={teams}
        surfaces={design.surfaces}
        heading={design.heading}
        layouts={design.layouts}
      />
      <Introduction {...props} design={design} />
      <BelowFold {...props} content={{ ...content, sections: others }} design={design} />
    </>
  );
}

/** The footer in a `HomepageFrame`. */
export function BrokerageFooter(props: TemplateProps) {
  return <design.Footer {...props} />;
}

/** The design for `Homepage`. */
export const brokerageDesign: HomepageDesign = {
  id: "brokerage",
  Opening: BrokerageOpening,
  BelowFold: BrokerageBelowFold,
  Footer: BrokerageFooter,
};
