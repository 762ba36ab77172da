import { use } from "react";
import { Footer as FooterLayout } from "@realtor/ui/footer";
import type { Labels } from "@realtor/ui/labels";
import { localePath, privacyChoicesPath, privacyPath } from "../i18n/language-items.ts";
import { useAddress } from "../page-root.tsx";
import { ProviderContext } from "./operator.ts";
import { SiteLogo } from "./site-header.tsx";

export interface SiteFooterProps {
  labels: Pick<Labels, "footer">;
  year: number;
}

/** The platform's footer with license and lender disclaimers. */
export function Footer({ labels, year }: SiteFooterProps) {
  const { locale } = useAddress();
  return (
    <FooterLayout
      logo={<SiteLogo />}
      labels={labels.footer}
      year={year}
      provider={use(ProviderContext)}
      links={{
        process: localePath("/process", locale),
        terms: localePath("/terms", locale),
        privacy: privacyPath(locale),
        choices: privacyChoicesPath(locale),
        nmls: "https://www.nmlsconsumeraccess.org",
      }}
    />
  );
}
