import { Monogram } from "@realtor/ui/monogram";
import type { ReactNode } from "react";
import { resolveImage } from "#app/data/image-url.ts";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./member-row.css.ts";
import { MemberStats } from "./member-stats.tsx";
import type { TeamLabels } from "./probiz-props.ts";
import type { TeamMember } from "./team-member.ts";

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
          {href ? (
            <a className={css.link} href={href}>
              {shown}
            </a>
          ) : (
            shown
          )}
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
