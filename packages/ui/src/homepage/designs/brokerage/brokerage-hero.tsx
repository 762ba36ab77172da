import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { joinList } from "../../content/join-list.ts";
import { langAttribute } from "../../homepage-content.ts";
import { contactText } from "../../sections/contact-section.tsx";
import { DisplayName, HeroAction } from "../../sections/hero-parts.tsx";
import { license } from "../../sections/hero-parts.css.ts";
import type { TemplateProps } from "../../template-props.ts";
import { colorPlane } from "../design.css.ts";
import * as styles from "./brokerage-hero.css.ts";
import { Room } from "./room.tsx";
import { splitTeams } from "./split-teams.ts";

/** Name and tagline on a color area with the team at a table, and the facts of the brokerage below it. */
export function BrokerageHero(props: TemplateProps) {
  const { name, tagline, lang, sections } = props.content;
  const members = splitTeams(sections).teams.flatMap((team) => team.members);
  return (
    <>
      <section id="hero" className={classNames(styles.root, colorPlane)} data-scheme="hero">
        <div className={wrap}>
          <div className={styles.statement}>
            <DisplayName name={name} page={lang} className={styles.name} />
            {tagline && (
              <p className={styles.tagline} {...langAttribute(tagline, lang)}>
                {tagline.text}
              </p>
            )}
            <HeroAction {...props} className={styles.action} />
          </div>
          {members.length > 0 && (
            <div className={styles.room}>
              <Room {...props} members={members} />
            </div>
          )}
        </div>
      </section>
      <TitleBlock {...props} />
    </>
  );
}

/** Office, license, phone and languages. Renders nothing if all are missing. */
function TitleBlock({ content, labels }: Pick<TemplateProps, "content" | "labels">) {
  const { facts, contacts } = content;
  const { hero, team } = labels.homepage;
  const phone = contacts.find(({ channel }) => channel === "phone");
  if (!facts.office && !facts.license && !phone && facts.languages.length === 0) return null;
  return (
    <div className={wrap}>
      <dl className={styles.facts}>
        {facts.office && (
          <div>
            <dt>{team.office}</dt>
            <dd lang="en">{facts.office}</dd>
          </div>
        )}
        {facts.license && (
          <div>
            <dt>{hero.license}</dt>
            <dd className={license} lang="en">
              {facts.license}
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{team.phone}</dt>
            <dd>
              <a href={phone.href}>{contactText(phone.href)}</a>
            </dd>
          </div>
        )}
        {facts.languages.length > 0 && (
          <div>
            <dt>{hero.languages}</dt>
            <dd>
              {joinList(
                facts.languages.map((lang) => labels.language.spoken[lang]),
                content.lang,
              )}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
