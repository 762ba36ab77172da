import type { ReactNode } from "react";
import { schemeTokens, type Scheme, type SchemeToken } from "../theme/scheme.ts";

interface InSchemeProps {
  scheme: Scheme;
  className?: string;
  children: ReactNode;
}

/** Children in a scheme of their own, wherever they stand: several agents' colours on one page. */
export function InScheme({ scheme, className, children }: InSchemeProps) {
  const values = Object.fromEntries(
    // Object.keys forgets the literal keys.
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
