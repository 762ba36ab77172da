import type { FooterLink } from "@realtor/ui/footer";
import { createContext } from "react";

/**
 * The links of the platform's footer, which browsers never render: provided on the server only, by
 * `collectFooterLinks`.
 */
export const FooterLinksContext = createContext<readonly FooterLink[]>([]);
