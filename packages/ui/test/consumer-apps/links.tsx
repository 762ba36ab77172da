import { Breadcrumbs } from "@realtor/ui/breadcrumbs";
import { Button } from "@realtor/ui/button";
import { Header } from "@realtor/ui/header";
import { Logo } from "@realtor/ui/logo";
import { TextLink } from "@realtor/ui/text-link";

/** A page whose components all link to `to`. The name of each link is that of its component. */
export function Links({ heading, to }: { heading: string; to: string }) {
  return (
    <>
      <Header start={<Logo href={to} label="Header" />} end={null} solid />
      <main id="main">
        <h1>{heading}</h1>
        <Button href={to}>Button</Button>
        <TextLink href={to}>TextLink</TextLink>
        <Breadcrumbs
          label="Path"
          items={[
            { label: "Breadcrumbs", href: to },
            { label: heading, href: "#main" },
          ]}
        />
      </main>
    </>
  );
}
