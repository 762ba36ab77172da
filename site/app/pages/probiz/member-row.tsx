import { Monogram } from "@realtor/ui/monogram";
import type { ReactNode } from "react";
import { resolveImage } from "#app/data/image-url.ts";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./member-row.css.ts";
import type { TeamMember } from "./team-member.ts";
import type { HomepageLabels, Labels } from "@realtor/ui/labels";
import type { Formats, HomepageContent } from "@realtor/ui/templates";

export type TeamLabels = Pick<Labels, "common" | "language" | "footer"> & {
  homepage: Pick<HomepageLabels, "hero" | "regions" | "stats">;
};

interface MemberRowProps {
  member: TeamMember;
  labels: TeamLabels;
}

/** One agent: name, regions, languages, license and statistics. */
export function MemberRow({ member, labels }: MemberRowProps) {
  const { locale } = useAddress();
  const { name, facts, regions, href, stats } = member;
  const { hero } = labels.homepage;
  const shown = <span lang={name.displayName.lang}>{name.displayName.text}</span>;
  return (
    <li className={css.row}>
      <Portrait member={member} />
      <div className={css.identity}>
        <h3 className={css.name}>
          <a className={css.link} href={href}>
            {shown}
          </a>
        </h3>
        {name.latinName && (
          <p className={css.second} lang={name.latinName.lang}>
            {name.latinName.text}
          </p>
        )}
        <dl className={css.facts}>
          {regions.length > 0 && (
            <Fact label={labels.homepage.regions.title}>
              {regions.map(({ displayName: region }) => region.text).join(", ")}
            </Fact>
          )}
          {facts.languages.length > 0 && (
            <Fact label={hero.languages}>
              {facts.languages.map((lang) => labels.language.spoken[lang]).join(", ")}
            </Fact>
          )}
          {facts.license && (
            <Fact label={hero.license}>
              <span lang="en">{facts.license}</span>
            </Fact>
          )}
        </dl>
      </div>
      {stats && (
        <MemberStats stats={stats} labels={labels.homepage.stats} formats={formatsFor(locale)} />
      )}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Decorative: the name is next to it as text. */
function Portrait({ member: { portrait, name } }: { member: TeamMember }) {
  if (!portrait)
    return (
      <div className={css.noPortrait}>
        <Monogram character={name.monogram} lang={name.displayName.lang} />
      </div>
    );
  const { src, srcSet } = resolveImage(portrait.url, [160, 320]);
  const { x, y } = portrait.focus ?? { x: 50, y: 18 };
  return (
    <img
      className={css.portrait}
      src={src}
      srcSet={srcSet || undefined}
      sizes="112px"
      alt=""
      width={112}
      height={140}
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  );
}

interface MemberStatsProps {
  stats: NonNullable<HomepageContent["stats"]>;
  labels: HomepageLabels["stats"];
  formats: Formats;
}

/** The agent's self-reported statistics and their year. */
function MemberStats({ stats, labels, formats }: MemberStatsProps) {
  const total = stats.lastYearTotal === null ? null : formats.moneyCompact(stats.lastYearTotal);
  return (
    <div>
      <dl className={css.stats}>
        {stats.salesCount !== null && (
          <Stat
            label={labels.sales}
            value={formats.number(stats.salesCount)}
            unit={labels.salesUnit}
          />
        )}
        {total && <Stat label={labels.total} value={total.value} unit={total.unit} />}
        {stats.years !== null && (
          <Stat label={labels.years} value={formats.number(stats.years)} unit={labels.yearsUnit} />
        )}
      </dl>
      <p className={css.asOf}>{labels.note.replace("{year}", String(stats.year))}</p>
    </div>
  );
}

function Stat({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div className={css.stat}>
      <dt className={css.statLabel}>{label}</dt>
      <dd className={css.numeral}>
        {value}
        {unit && <span className={css.unit}>{unit}</span>}
      </dd>
    </div>
  );
}
