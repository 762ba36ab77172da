import { Seal } from "@realtor/ui/seal";
import type { ReactNode } from "react";
import { resolveImage } from "#app/data/resolve-image.ts";
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

/** One agent: who it is, where and in which languages, and the figures the agent gave. */
export function MemberRow({ member, labels }: MemberRowProps) {
  const { locale } = useAddress();
  const { name, facts, regions, href, stats } = member;
  const { hero } = labels.homepage;
  const shown = <span lang={name.shown.lang}>{name.shown.text}</span>;
  return (
    <li className={css.row}>
      <Portrait member={member} />
      <div className={css.who}>
        <h3 className={css.name}>
          {href ? (
            <a className={css.link} href={href}>
              {shown}
            </a>
          ) : (
            shown
          )}
        </h3>
        {name.second && (
          <p className={css.second} lang={name.second.lang}>
            {name.second.text}
          </p>
        )}
        <dl className={css.facts}>
          {regions.length > 0 && (
            <Fact label={labels.homepage.regions.title}>
              {regions.map(({ shown: region }) => region.text).join(", ")}
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
        <MemberStats stats={stats} words={labels.homepage.stats} formats={formatsFor(locale)} />
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

/** Beside the name, so it says nothing of its own. */
function Portrait({ member: { portrait, name } }: { member: TeamMember }) {
  if (!portrait)
    return (
      <div className={css.noPortrait}>
        <Seal character={name.seal} lang={name.shown.lang} />
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
