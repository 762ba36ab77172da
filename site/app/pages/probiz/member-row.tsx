import { Monogram } from "@realtor/ui/monogram";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { resolveImage } from "#app/data/image-url.ts";
import { formatsFor } from "#app/i18n/formats/formats-for.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./member-row.css.ts";
import type { SalesSum } from "./sum-sales.ts";
import type { TeamMember } from "./team-member.ts";
import type { HomepageLabels, Labels } from "@realtor/ui/labels";

export type TeamLabels = Pick<Labels, "common" | "language" | "footer"> & {
  homepage: Pick<HomepageLabels, "hero" | "regions">;
};

interface MemberRowProps {
  member: TeamMember;
  /** Undefined if they are not known. */
  sales: SalesSum | undefined;
  labels: TeamLabels;
}

/** One agent: name, regions, languages, license and sales. */
export function MemberRow({ member, sales, labels }: MemberRowProps) {
  const { name, facts, regions, href } = member;
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
      {sales && <MemberSales sales={sales} />}
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

/** The agent's sales on record; nothing without one. */
function MemberSales({ sales: { homes, dollars, undisclosed } }: { sales: SalesSum }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const formats = formatsFor(locale);
  if (homes === 0) return null;
  const total = homes > undisclosed ? formats.moneyCompact(dollars) : undefined;
  return (
    <dl className={css.stats}>
      <Stat label={formatMessage({ id: "probiz.member.homes" })} value={formats.number(homes)} />
      {total && (
        <Stat
          label={formatMessage({ id: "probiz.column.dollars" })}
          value={total.value}
          unit={total.unit}
        />
      )}
    </dl>
  );
}

function Stat({ label, value, unit }: { label: string; value: string; unit?: string }) {
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
