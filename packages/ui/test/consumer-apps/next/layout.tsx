import "@realtor/ui/styles.css";
import type { ReactNode } from "react";

// Next requires a default export.
// oxlint-disable-next-line import/no-default-export
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
