"use client";

import { LinkProvider } from "@realtor/ui/link-provider";
import Link from "next/link";
import type { ReactNode } from "react";

/** A client component, since a server component cannot pass `Link` as a prop. */
// Next requires a default export.
// oxlint-disable-next-line import/no-default-export
export default function LinksLayout({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
