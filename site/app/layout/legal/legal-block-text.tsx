import { localePath } from "../../i18n/language-items.ts";
import { useAddress } from "../../page-root.tsx";
import type { LegalBlock, LegalNotice } from "./legal-document.ts";
import { LegalProse } from "@realtor/ui/legal-prose";
import * as css from "./legal.css.ts";

/** One block of a legal text; `heading` is the level of a notice's title. */
export function LegalBlockText({ block, heading }: { block: LegalBlock; heading: "h3" | "h4" }) {
  const { locale } = useAddress();
  if (typeof block === "string")
    return (
      <p className={css.paragraph}>
        <LegalProse text={block} />
      </p>
    );
  if ("items" in block)
    return (
      <ul className={css.list}>
        {block.items.map((item) => (
          <li key={item}>
            <LegalProse text={item} />
          </li>
        ))}
      </ul>
    );
  if ("link" in block)
    return (
      <p className={css.paragraph}>
        <a href={localePath(block.path, locale)}>{block.link}</a>
      </p>
    );
  return <Notice notice={block} heading={heading} />;
}

function Notice({ notice, heading: Heading }: { notice: LegalNotice; heading: "h3" | "h4" }) {
  return (
    <>
      <Heading className={css.noticeTitle}>
        <LegalProse text={notice.title} />
      </Heading>
      <dl className={css.notice}>
        {notice.entries.map(([term, text]) => (
          <div key={term} className={css.entry}>
            <dt className={css.term}>{term}</dt>
            <dd>
              <LegalProse text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
