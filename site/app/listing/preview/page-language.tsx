import { htmlLang, type Locale, locales } from "@realtor/api/locales";
import { Button } from "@realtor/ui/button";
import { CheckIcon, ChevronDownIcon } from "@realtor/ui/icons";
import { useIntl } from "react-intl";
import { LazyMenu } from "#app/admin/lazy-menu.tsx";
import { getNativeName } from "#app/profile/field/language/site-languages.ts";

export interface PageLanguageProps {
  locale: Locale;
  onSelectLocale: (locale: Locale) => void;
}

/** The language of the page that the preview shows. */
export function PageLanguage({ locale, onSelectLocale }: PageLanguageProps) {
  const { formatMessage } = useIntl();
  const lang = htmlLang(locale);
  return (
    <LazyMenu
      trigger={
        <Button
          variant="ghost"
          size="small"
          aria-label={`${getNativeName(lang)}, ${formatMessage({ id: "editor.preview.language" })}`}
        >
          <span lang={lang}>{getNativeName(lang)}</span>
          <ChevronDownIcon />
        </Button>
      }
      items={locales.map((each) => ({
        label: getNativeName(htmlLang(each)),
        lang: htmlLang(each),
        icon: <CheckIcon style={each === locale ? undefined : { visibility: "hidden" }} />,
        onSelect: () => onSelectLocale(each),
      }))}
    />
  );
}
