import { vars } from "../theme/contract.css.ts";
import { fluidSize, lineHeight, type RoleName, roles, weights } from "../theme/scale.ts";
import { exact, type Exact } from "./exact.ts";

/** The four weights. */
export const weight = {
  regular: exact(String(weights.regular)),
  medium: exact(String(weights.medium)),
  semibold: exact(String(weights.semibold)),
  strong: vars.strong,
} as const;

interface RoleOptions {
  weight?: keyof typeof weight;
  /** For figures, prices and addresses, which are in Latin letters in every language. */
  latin?: boolean;
  /** Whether the text grows with the body size that an agent chose; by default that of the role. */
  reading?: boolean;
}

type Value = `var(--${string})` | Exact;

// Only what depends on the window or the script is a property: pages have their styles in the document.
const sizes: Readonly<Partial<Record<RoleName, Value>>> = vars.size;
const lines: Readonly<Partial<Record<RoleName, Value>>> = vars.line;

/** Size, line height, weight and tracking of a text; spread it into a rule. */
export function role(name: RoleName, options: RoleOptions = {}) {
  const own = roles[name];
  const { latin, reading = "reading" in own } = options;
  const size = (latin ? undefined : sizes[name]) ?? exact(fluidSize(name, "en"));
  const line = (latin ? undefined : lines[name]) ?? exact(lineHeight(name, "en"));
  return {
    fontSize: reading ? exact(`calc(${size} * ${vars.reading})`) : size,
    lineHeight: line,
    fontWeight: weight[options.weight ?? own.weight],
    letterSpacing: own.tracking === "inherit" ? own.tracking : vars.tracking[own.tracking],
  };
}
