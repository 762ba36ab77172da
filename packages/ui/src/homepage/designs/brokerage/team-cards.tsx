import { phoneLink } from "@realtor/profile/links";
import { type MouseEvent, useState } from "react";
import { Button } from "../../../components/button/button.tsx";
import { Link } from "../../../components/link-provider/link-provider.tsx";
import { classNames, formatTemplate } from "../../../format.ts";
import { isUnmodifiedClick } from "../../../hooks/is-unmodified-click.ts";
import { visuallyHidden, wrap } from "../../../styles/layout.css.ts";
import { joinList } from "../../content/join-list.ts";
import { filterTeam, noTeamFilter, type TeamFilter } from "../../content/team-filter.ts";
import type { TeamMember } from "../../content/team.ts";
import { langAttribute } from "../../homepage-content.ts";
import { contactText } from "../../sections/contact-section.tsx";
import type { CustomLayoutProps } from "../../sections/custom-section.tsx";
import { FramedPhoto } from "../../sections/framed-photo.tsx";
import { SectionHeading } from "../../sections/section-heading.tsx";
import { frame } from "../../sections/section.css.ts";
import { MemberMonogram } from "./member-monogram.tsx";
import type { TeamSection } from "./split-teams.ts";
import * as styles from "./team-cards.css.ts";
import { TeamFilterLinks } from "./team-filter-links.tsx";

type TeamProps = CustomLayoutProps<"team">;

/** The agents of a team with portraits, filtered by state and language. */
export function TeamCards({ section, heading, mark, ...page }: TeamProps) {
  const { filter, isOpened, open } = useTeamFilter(section);
  const { labels, formats, links, lang } = page;
  const text = labels.homepage.team;
  const href = links.team;
  const members = href ? filterTeam(section.members, filter) : section.members;
  return (
    <div className={wrap}>
      <div className={styles.head}>
        <SectionHeading heading={heading} className={styles.heading} />
        {href && (
          <TeamFilterLinks
            members={section.members}
            filter={filter}
            href={(next) => href(next, section.id)}
            onOpen={open}
            {...{ labels, formats, lang }}
          />
        )}
      </div>
      {members.length > 0 ? (
        <ul className={styles.list} {...mark("desiredUrl")}>
          {members.map((member) => (
            <Member key={member.desiredUrl} member={member} {...page} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{text.empty}</p>
          {href && (
            <Button
              variant="outline"
              size="medium"
              href={href(noTeamFilter, section.id)}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => open(event, noTeamFilter)}
            >
              {text.clear}
            </Button>
          )}
        </div>
      )}
      <output className={visuallyHidden}>
        {isOpened && formatTemplate(text.count, { n: formats.number(members.length) })}
      </output>
    </div>
  );
}

type MemberProps = Omit<TeamProps, "section" | "heading" | "mark"> & { member: TeamMember };

function Member({ member, lang, labels, links, resolveImage }: MemberProps) {
  const { name, jobTitle, cities, states, phone, license, firm } = member;
  const tel = phoneLink(phone);
  const firmTel = member.hasEqualFirm ? phoneLink(member.firmPhone) : null;
  const separator = lang === "ja" ? "、" : ",";
  return (
    <li className={styles.member} data-member="">
      <MemberPhoto member={member} resolveImage={resolveImage} />
      <h3 className={styles.name} {...(name ? langAttribute(name, lang) : {})}>
        <Link className={styles.link} href={links.member(member.desiredUrl)}>
          {name?.text ?? member.desiredUrl}
        </Link>
      </h3>
      {firm && (
        <p
          className={member.hasEqualFirm ? styles.equalFirm : styles.firm}
          {...langAttribute(firm, lang)}
        >
          {firm.text}
        </p>
      )}
      {license && (
        <p className={styles.title} lang="en">
          {license}
        </p>
      )}
      {jobTitle && (
        <p className={styles.title} {...langAttribute(jobTitle, lang)}>
          {jobTitle.text}
        </p>
      )}
      {cities.length > 0 && (
        <p className={styles.cities}>
          {cities.map((city, index) => (
            <span key={city.text} {...langAttribute(city, lang)}>
              <span className={styles.city}>
                {city.text}
                {index < cities.length - 1 && separator}
              </span>
              {lang !== "ja" && " "}
            </span>
          ))}
        </p>
      )}
      {(tel || states.length > 0) && (
        <p className={styles.cardFooter}>
          {tel && (
            <a className={styles.phone} href={tel}>
              {contactText(tel)}
            </a>
          )}
          {firmTel && (
            <a className={styles.phone} href={firmTel}>
              {contactText(firmTel)}
            </a>
          )}
          <span>
            {joinList(
              states.map((state) => labels.homepage.team.states[state]),
              lang,
            )}
          </span>
        </p>
      )}
    </li>
  );
}

/** Portrait of an agent, or the first letter of the name on the agent's color. */
function MemberPhoto({ member, resolveImage }: Pick<MemberProps, "member" | "resolveImage">) {
  const { portrait } = member;
  if (!portrait)
    return <MemberMonogram member={member} className={classNames(styles.photo, styles.letter)} />;
  return (
    <div className={classNames(frame, styles.photo)}>
      <FramedPhoto
        photo={portrait}
        alt=""
        sizes="(max-width: 760px) 92px, (max-width: 1100px) 112px, 244px"
        ratio={[244, 305]}
        max={768}
        position="50% 18%"
        resolveImage={resolveImage}
      />
    </div>
  );
}

/**
 * The filter of the page, or the one opened since. `open` applies a filter in place, with its address
 * and the scroll position.
 */
function useTeamFilter(section: TeamSection) {
  const [opened, setOpened] = useState<{ filter: TeamFilter; section: TeamSection } | null>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, filter: TeamFilter) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    history.replaceState(history.state, "", event.currentTarget.href);
    setOpened({ filter, section });
  };

  // The section changes in the preview of the editor.
  const isOpened = opened?.section === section;
  return { filter: isOpened ? opened.filter : section.filter, isOpened, open };
}
