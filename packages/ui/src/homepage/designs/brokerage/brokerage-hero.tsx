import { classNames } from "../../../format.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { joinList } from "../../content/join-list.ts";
import { useMark } from "../../field-marks.ts";
import { contactText } from "../../sections/contact-section.tsx";
import { DisplayName, Fact, HeroAction, Tagline } from "../../sections/hero-parts.tsx";
import { license } from "../../sections/hero-parts.css.ts";
import type { TemplateProps } from "../../template-props.ts";
import { colorPlane } from "../design.css.ts";
import * as styles from "./brokerage-hero.css.ts";
import { Room } from "./room.tsx";
import { splitTeams } from "./split-teams.ts";

/** Name and tagline on a color area with the team at a table, and the facts of the brokerage below it. */
export function BrokerageHero(props: TemplateProps) {
  const mark = useMark();
  const { name, lang, sections } = props.content;
  const { teams } = splitTeams(sections);
  const [firstTeam] = teams;
  const members = teams.flatMap((team) => team.members);
  return (
    <>
      <section id="hero" className={classNames(styles.root, colorPlane)} data-scheme="hero">
        <div className={wrap}>
          <div className={styles.statement}>
            <DisplayName name={name} page={lang} className={styles.name} />
            <Tagline {...props} className={styles.tagline} />
            <HeroAction {...props} className={styles.action} />
          </div>
          {firstTeam && members.length > 0 && (
            // It has the members of all teams; nearly every page has one team.
            <div className={styles.room} {...mark("extra", firstTeam.id, "desiredUrl")}>
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
          <Fact field="companyAddress" label={team.office} lang="en">
            {facts.office}
          </Fact>
        )}
        {facts.license && (
          <Fact field="license" label={hero.license} className={license} lang="en">
            {facts.license}
          </Fact>
        )}
        {phone && (
          <Fact field="phone" label={team.phone}>
            <a href={phone.href}>{contactText(phone.href)}</a>
          </Fact>
        )}
        {phone && phone.firm && (
          <Fact field="companyPhone" label={phone.firm.name.text}>
            <a href={phone.firm.href}>{contactText(phone.firm.href)}</a>
          </Fact>
        )}
        {facts.languages.length > 0 && (
          <Fact field="languages" label={hero.languages}>
            {joinList(
              facts.languages.map((lang) => labels.language.spoken[lang]),
              content.lang,
            )}
          </Fact>
        )}
      </dl>
    </div>
  );
}
