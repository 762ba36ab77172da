import type { CSSProperties } from "react";
import { Link } from "../../../components/link-provider/link-provider.tsx";
import { visuallyHidden } from "../../../styles/layout.css.ts";
import type { TeamMember } from "../../content/team.ts";
import { langAttribute } from "../../homepage-content.ts";
import type { TemplateProps } from "../../template-props.ts";
import { MemberMonogram } from "./member-monogram.tsx";
import { type Drawing, drawRoom, maxChairs } from "./room-plan.ts";
import * as styles from "./room.css.ts";

export type RoomProps = Pick<TemplateProps, "labels" | "links"> & {
  content: Pick<TemplateProps["content"], "lang">;
  members: readonly TeamMember[];
};

/** A table in plan with a chair for each agent, which is a link to the agent's homepage. */
export function Room({ members, content, labels, links }: RoomProps) {
  const { places, tableStart, pitch, wide, mobile } = drawRoom(members.length);
  const layout = {
    "--places": places,
    "--table-start": tableStart,
    "--pitch": pitch,
    // Custom properties are not among React's known style keys.
  } as CSSProperties;
  return (
    <div className={styles.room}>
      <div className={styles.sheet} style={layout}>
        <Strokes drawing={wide} className={styles.wide} />
        <Strokes drawing={mobile} className={styles.mobile} />
        <ul className={styles.chairs} aria-label={labels.homepage.sections.team}>
          {members.slice(0, maxChairs).map((member, index) => (
            <li key={member.desiredUrl}>
              <Link
                className={index < places ? styles.chair.first : styles.chair.second}
                href={links.member(member.desiredUrl)}
              >
                <MemberMonogram member={member} className={styles.monogram} />
                <ChairName member={member} page={content.lang} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Strokes({ drawing, className }: { drawing: Drawing; className: string }) {
  return (
    <svg className={className} viewBox={drawing.viewBox} aria-hidden="true">
      <path className={styles.strong} d={drawing.strong} />
      <path className={styles.fine} d={drawing.fine} />
      {drawing.dashed && <path className={styles.dashed} d={drawing.dashed} />}
    </svg>
  );
}

/** The name in the agent's first language; for screen readers also the name in the page's language. */
function ChairName({
  member: { name, monogram, desiredUrl },
  page,
}: {
  member: TeamMember;
  page: TemplateProps["content"]["lang"];
}) {
  const own = monogram?.name ?? { text: desiredUrl, lang: page };
  return (
    <>
      <span className={styles.name} {...langAttribute(own, page)}>
        {own.text}
      </span>
      {name && name.text !== own.text && (
        <>
          {" "}
          <span className={visuallyHidden} {...langAttribute(name, page)}>
            {name.text}
          </span>
        </>
      )}
    </>
  );
}
