import type { TemplateProps } from "../template-props.ts";
import { BrokerageLogo } from "./brokerage-logo.tsx";
import * as styles from "./facts.css.ts";
import { langAttribute } from "./lang-attribute.ts";

export type FactsProps = Pick<TemplateProps, "content" | "labels" | "resolveImage"> & {
  className: string;
};

/** Brokerage, license and languages in the hero. Renders nothing if all are missing. */
export function Facts({ content, labels, resolveImage, className }: FactsProps) {
  const { facts, logo } = content;
  const { hero } = labels.homepage;
  if (!facts.brokerage && !facts.license && facts.languages.length === 0) return null;
  return (
    <dl className={className}>
      {facts.brokerage && (
        <div>
          <dt>{hero.brokerage}</dt>
          <dd>
            <span className={styles.brokerage}>
              {logo && <BrokerageLogo logo={logo} size={20} resolveImage={resolveImage} />}
              <span {...langAttribute(facts.brokerage, content.lang)}>{facts.brokerage.text}</span>
            </span>
          </dd>
        </div>
      )}
      {facts.license && (
        <div>
          <dt>{hero.license}</dt>
          <dd className={styles.license} lang="en">
            {facts.license}
          </dd>
        </div>
      )}
      {facts.languages.length > 0 && (
        <div>
          <dt>{hero.languages}</dt>
          <dd>{facts.languages.map((lang) => labels.language.spoken[lang]).join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}
