import { getMonogram } from "../../../components/monogram/get-monogram.ts";
import type { TeamMember } from "../../content/team.ts";

/** The first letter of an agent's name on the agent's color. Without a profile, that of the slug. */
export function MemberMonogram({ member, className }: { member: TeamMember; className: string }) {
  const { monogram, desiredUrl } = member;
  return (
    <span
      aria-hidden="true"
      className={className}
      {...(monogram && {
        lang: monogram.name.lang,
        style: { color: monogram.onFill, background: monogram.fill },
      })}
    >
      {monogram?.character ?? getMonogram(desiredUrl)}
    </span>
  );
}
