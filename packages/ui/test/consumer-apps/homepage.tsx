"use client";

import { useState } from "react";
import { ContactForm, emptyContact } from "@realtor/ui/contact-form";
import { labelsFor } from "@realtor/ui/labels";
import { LanguageMenu } from "@realtor/ui/language-menu";
import { Portrait } from "@realtor/ui/template-portrait";
import type { Formats, HomepageContent } from "@realtor/ui/templates";

const number = new Intl.NumberFormat("en-US");

const formats: Formats = {
  money: (dollars) => `$${number.format(dollars)}`,
  moneyCompact: (dollars) => ({ value: `$${(dollars / 1e6).toFixed(1)}`, unit: "M" }),
  area: (squareFeet) => `${number.format(squareFeet)} sqft`,
  number: (value) => number.format(value),
  date: (day) => day,
  month: (month) => month,
  dateTime: (iso) => iso.slice(0, 10),
};

const languages = [
  { locale: "ko", label: "한국어", lang: "ko", href: "/", current: false },
  { locale: "en", label: "English", lang: "en", href: "/en", current: true },
  { locale: "ja-JP", label: "日本語", lang: "ja", href: "/ja-JP", current: false },
];

/** Client component around a template, since functions cannot be passed from a server component. */
export function Homepage({ content }: { content: HomepageContent }) {
  const [values, setValues] = useState(emptyContact("US"));
  const labels = labelsFor(content.locale);
  return (
    <Portrait
      content={content}
      labels={labels}
      formats={formats}
      resolveImage={(url) => ({ src: url, srcSet: "" })}
      links={{
        home: "/",
        listings: (type) => `/?listings=${type}#listings`,
        listing: ({ key, slug }) => `/homes/${key}/${slug}`,
        member: (desiredUrl) => `/${desiredUrl}`,
        privacy: "/privacy",
        builder: "/",
      }}
      slots={{
        languageMenu: <LanguageMenu label={labels.language.choose} items={languages} />,
        contactForm: (
          <ContactForm
            labels={labels.contact}
            common={labels.common}
            errorLabels={labels.errors}
            countries={[{ value: "US", label: "United States +1" }]}
            nameOrder="first-last"
            values={values}
            onChange={setValues}
            validate={({ email }) => (email === "" ? { email: "required" } : {})}
            state="idle"
            onSubmit={() => {}}
            action="/contact"
            metadata={{ idempotencyKey: "consumer", locale: content.locale, startedAt: 0 }}
            recipients={{
              agent: content.name.displayName.text,
              brokerage: content.facts.brokerage?.text ?? null,
              operator: "Example Lending, Inc.",
            }}
            realtorId="sample"
            privacyHref="/privacy"
          />
        ),
      }}
    />
  );
}
