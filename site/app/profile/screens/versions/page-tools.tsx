import { getContentLangs } from "@realtor/profile/languages";
import { DesktopIcon, SmartphoneIcon } from "@realtor/ui/icons";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { Text } from "@realtor/ui/text";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang, type Lang, type Locale, locales } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { Inline } from "@realtor/ui/inline";
import { getNativeName } from "#app/profile/field/language/site-languages.ts";
import { useAddress } from "#app/page-root.tsx";
import { applyDraft, toDraft } from "#app/profile/draft/draft.ts";
import * as css from "./version-pages.css.ts";

/** Which of two pages is shown, where there is room for one. */
export type Side = "former" | "now";

interface PageToolsProps {
  language: PageLanguage;
  isPhone: boolean;
  onPhoneChange: (isPhone: boolean) => void;
  side: Side;
  /** Names of the two pages; null if there is one. */
  sides: Readonly<Record<Side, string>> | null;
  onSideChange: (side: Side) => void;
  /** What is different. */
  children: ReactNode;
}

/** Above the pages: what is different, their language and width, and on a phone which one is shown. */
export function PageTools(props: PageToolsProps) {
  const { language, isPhone, onPhoneChange, side, sides, onSideChange, children } = props;
  const { formatMessage } = useIntl();
  return (
    <Inline gap={24} rowGap={4} justify="between" className={css.tools}>
      {sides && (
        <SegmentedControl<Side>
          className={css.sides}
          label={formatMessage({ id: "versions.side" })}
          value={side}
          onChange={onSideChange}
          segments={[
            { value: "former", label: sides.former },
            { value: "now", label: sides.now },
          ]}
        />
      )}
      <Text size="small" tone="secondary" className={css.different}>
        {children}
      </Text>
      <Box display="flex" flexWrap="wrap" gap={12}>
        {language.langs.length > 1 && (
          <SegmentedControl
            label={formatMessage({ id: "versions.language" })}
            value={language.lang}
            onChange={language.setLang}
            segments={language.langs.map((value) => ({
              value,
              label: getNativeName(value),
              lang: value,
            }))}
          />
        )}
        <SegmentedControl
          className={css.devices}
          label={formatMessage({ id: "versions.device" })}
          value={isPhone ? "phone" : "desktop"}
          onChange={(device) => onPhoneChange(device === "phone")}
          segments={[
            {
              value: "desktop",
              label: formatMessage({ id: "versions.desktop" }),
              icon: <DesktopIcon />,
            },
            {
              value: "phone",
              label: formatMessage({ id: "versions.phone" }),
              icon: <SmartphoneIcon />,
            },
          ]}
        />
      </Box>
    </Inline>
  );
}

interface PageLanguage {
  /** The languages of any of the pages. */
  langs: readonly Lang[];
  lang: Lang;
  locale: Locale;
  setLang: (lang: Lang) => void;
}

/** The language of the pages: that of the screen, unless no page has it. */
export function usePageLanguage(profiles: readonly RealtorProfile[]): PageLanguage {
  const { locale } = useAddress();
  const [chosen, setLang] = useState<Lang>(htmlLang(locale));
  const found = new Set(
    profiles.flatMap((profile) => getContentLangs(applyDraft(profile, toDraft(profile)))),
  );
  const langs = locales.map(htmlLang).filter((lang) => found.has(lang));
  const lang = langs.includes(chosen) ? chosen : (langs[0] ?? chosen);
  return { langs, lang, locale: locales.find((one) => htmlLang(one) === lang) ?? locale, setLang };
}
