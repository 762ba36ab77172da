import type { ReactNode } from "react";
import { schemeTokens, type Scheme, type SchemeToken } from "../theme/scheme.ts";

interface StorySchemeProps {
  scheme: Scheme;
  className?: string;
  children: ReactNode;
}

/** Applies a color scheme to its children, so that one page can show several agents' themes. */
export function StoryScheme({ scheme, className, children }: StorySchemeProps) {
  const values = Object.fromEntries(
    // Object.keys returns string[]; the keys are those of schemeTokens.
    (Object.keys(schemeTokens) as SchemeToken[]).map((token) => [
      `--rt-${schemeTokens[token]}`,
      scheme[token],
    ]),
  );
  return (
    <div data-scheme="sample" className={className} style={values}>
      {children}
    </div>
  );
}
