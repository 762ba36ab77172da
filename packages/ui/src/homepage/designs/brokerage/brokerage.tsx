"use client";

import { BelowFold, type HomepageDesign, Introduction } from "../../homepage.tsx";
import { HomepageFrame } from "../../homepage-frame.tsx";
import { CustomSections } from "../../sections/custom-section.tsx";
import type { TemplateProps } from "../../template-props.ts";
import { planeDesign } from "../plane-design.tsx";
import { BrokerageHero } from "./brokerage-hero.tsx";
import { splitTeams } from "./split-teams.ts";
import { TeamCards } from "./team-cards.tsx";
import { section as teamSection } from "./team-cards.css.ts";

const design: HomepageDesign = {
  ...planeDesign,
  id: "brokerage",
  Hero: BrokerageHero,
  surfaces: { ...planeDesign.surfaces, team: teamSection },
  layouts: { ...planeDesign.layouts, team: TeamCards },
};

/**
 * Homepage of a brokerage: the team at a table on a large color area, then the agents with portraits,
 * in the theme of the `<Theme>` around it. Sections without content are not rendered.
 */
export function Brokerage(props: TemplateProps) {
  return (
    <HomepageFrame {...props} template={design.id} footer={<BrokerageFooter {...props} />}>
      <BrokerageOpening {...props} />
      <BrokerageBelowFold {...props} />
    </HomepageFrame>
  );
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
