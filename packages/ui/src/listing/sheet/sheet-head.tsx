import { Monogram } from "../../components/monogram/monogram.tsx";
import { langAttribute } from "../../homepage/homepage-content.ts";
import { BrokerageLogo } from "../../homepage/sections/brokerage-logo.tsx";
import { contactText } from "../../homepage/sections/contact-section.tsx";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./listing-sheet.css.ts";

/**
 * Logo or monogram, name, brokerage, license and phone number of the agent. In Georgia the brokerage is
 * first, and nothing is larger (GREC rule 520-1-.09).
 */
export function SheetHead({
  content,
  resolveImage,
}: Pick<ListingProps, "content" | "resolveImage">) {
  const { name, logo, legal, contacts } = content.agent;
  const { identity } = legal;
  const phone = contacts.find(({ channel }) => channel === "phone");
  const firm = identity.find(({ id }) => id === "brokerage");
  const isFirmFirst = firm?.strong === true;
  const licenses = identity.filter(
    ({ id }) => id === "license" || (!firm && id === "brokerage.license"),
  );
  const licenseText = licenses.map(({ text }) => text).join(", ");
  const hasName = identity.some(({ id }) => id === "name");
  return (
    <div className={css.head}>
      {logo ? (
        <span className={css.logo}>
          <BrokerageLogo logo={logo} size={44} resolveImage={resolveImage} />
        </span>
      ) : (
        <Monogram character={name.monogram} lang={name.displayName.lang} />
      )}
      <div>
        {isFirmFirst && (
          <p className={css.agent} lang={firm.lang}>
            {firm.text}
          </p>
        )}
        {(hasName || !isFirmFirst) && (
          <p className={css.agent} {...langAttribute(name.displayName, content.lang)}>
            {name.displayName.text}
            {isFirmFirst && <span className={css.license}> {licenseText}</span>}
          </p>
        )}
        {!isFirmFirst && (
          <p className={css.license}>{[firm?.text, licenseText].filter(Boolean).join(", ")}</p>
        )}
      </div>
      {phone && (
        <p className={css.phone} data-small={isFirmFirst || undefined}>
          {contactText(phone.href)}
        </p>
      )}
    </div>
  );
}
