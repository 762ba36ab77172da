import type { AgreementItem } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { readLegalFile } from "#app/layout/legal/legal-markdown.ts";
import type { OperatorFacts } from "#app/layout/operator.ts";
import type { AgreementDocument } from "./agreement-row.tsx";

/**
 * The text of each item of the agreement, on the server.
 *
 * @throws Error when an item has no chapter.
 */
export function readAgreement(locale: Locale, operator: OperatorFacts): AgreementDocument {
  const { chapters } = readLegalFile("agreement", locale, operator);
  const textOf = (item: AgreementItem) => {
    const chapter = chapters.find(({ id }) => id === item);
    if (!chapter)
      throw new Error(
        `content/${locale}/agreement.md has no chapter for "${item}": add "# Title {#${item}}".`,
      );
    const { title, sections } = chapter;
    return { title, sections };
  };
  return {
    terms: textOf("terms"),
    privacy: textOf("privacy"),
    publishing: textOf("publishing"),
    news: textOf("news"),
  };
}
