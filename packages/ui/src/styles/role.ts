import { vars } from "../theme/contract.css.ts";
import { platformBodySize } from "../theme/platform-values.ts";
import {
  fluid,
  lineHeight,
  type RoleName,
  roles,
  sizesOf,
  trackings,
  weights,
} from "../theme/scale.ts";
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

// Only what depends on the script is a property: pages have their styles in the document.
const sizes: Readonly<Partial<Record<RoleName, Value>>> = vars.size;
const lines: Readonly<Partial<Record<RoleName, Value>>> = vars.line;

/** Relative to the body size that an agent chose. */
function readingSize(name: RoleName): Value {
  const [phone, desktop] = sizesOf(name, "en");
  if (phone === platformBodySize && phone === desktop) return vars.bodySize;
  const start = `${vars.bodySize}*${phone}/${platformBodySize}`;
  return exact(
    phone === desktop
      ? `calc(${start})`
      : fluid([phone, desktop], phone === platformBodySize ? vars.bodySize : start),
  );
}

function tracking(name: keyof typeof trackings, latin = false): Value {
  return latin ? exact(trackings[name].en) : vars.tracking[name];
}

/** Size, line height, weight and tracking of a text; spread it into a rule. */
export function role(name: RoleName, options: RoleOptions = {}) {
  const own = roles[name];
  const { latin, reading = "reading" in own } = options;
  const size = (latin ? undefined : sizes[name]) ?? exact(fluid(sizesOf(name, "en")));
  return {
    fontSize: reading ? readingSize(name) : size,
    lineHeight: (latin ? undefined : lines[name]) ?? exact(lineHeight(name, "en")),
    fontWeight: weight[options.weight ?? own.weight],
    ...(own.tracking === "none" ? {} : { letterSpacing: tracking(own.tracking, latin) }),
  };
}
