import { use } from "react";
import { Footer as FooterLayout } from "@realtor/ui/footer";
import type { Labels } from "@realtor/ui/labels";
import { FooterLinksContext } from "./footer-links.ts";
import { ProviderContext } from "./operator.ts";
import { SiteLogo } from "./site-header.tsx";

export interface SiteFooterProps {
  labels: Pick<Labels, "footer">;
  year: number;
}

/** The platform's footer with license and lender disclaimers. */
export function Footer({ labels, year }: SiteFooterProps) {
  return (
    <FooterLayout
      logo={<SiteLogo />}
      labels={labels.footer}
      year={year}
      provider={use(ProviderContext)}
      links={use(FooterLinksContext)}
    />
  );
}
