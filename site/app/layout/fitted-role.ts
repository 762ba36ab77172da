import { exact, role } from "@realtor/ui/style-tools";
import { inLanguage } from "@realtor/ui/styles";

/** In vw: sizes of the role at 390 px. */
const fitting = { banner: { all: 9.2, ja: 8.2 }, display: { all: 11.2, ja: 9.2 } } as const;

/** A role that gets smaller below 390 px: for a title whose lines are given, or have long words. */
export function fittedRole(name: keyof typeof fitting) {
  const own = role(name);
  const { all, ja } = fitting[name];
  return {
    ...own,
    fontSize: exact(`min(${own.fontSize}, ${all}vw)`),
    selectors: { [inLanguage.ja]: { fontSize: exact(`min(${own.fontSize}, ${ja}vw)`) } },
  };
}
