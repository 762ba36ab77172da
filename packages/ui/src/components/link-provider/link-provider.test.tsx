import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { sampleContent } from "../../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../../test/fixtures/sample-props.tsx";
import { Portrait } from "../../homepage/designs/portrait/portrait.tsx";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { labelsFor } from "../../labels/labels.ts";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Button } from "../button/button.tsx";
import { DataTable } from "../data-table/data-table.tsx";
import { ErrorPage } from "../error-page/error-page.tsx";
import { Footer } from "../footer/footer.tsx";
import { LanguageMenu } from "../language-menu/language-menu.tsx";
import { Logo } from "../logo/logo.tsx";
import { Menu } from "../menu/menu.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { StaticPanel } from "../side-panel/static-panel.tsx";
import { Table } from "../table/table.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Link, LinkProvider, type LinkProps } from "./link-provider.tsx";

function RouterLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} data-routed>
      {children}
    </a>
  );
}

const isRouted = (link: HTMLElement) => link.hasAttribute("data-routed");
const labels = labelsFor("en");

/** A component of each kind with its links. */
const elements: Readonly<Record<string, ReactElement>> = {
  Button: <Button href="/x">x</Button>,
  TextLink: <TextLink href="/x">x</TextLink>,
  Logo: <Logo href="/x" label="x" />,
  Breadcrumbs: (
    <Breadcrumbs
      label="x"
      items={[
        { label: "x", href: "/x" },
        { label: "y", href: "/y" },
      ]}
    />
  ),
  Table: (
    <Table
      labels={controlLabelsFor("en").table}
      label="x"
      columns={[{ id: "x", header: "x", cell: ({ id }) => id }]}
      rows={[{ id: "x" }]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/${id}`}
    />
  ),
  Menu: <Menu trigger={<button>m</button>} items={[{ label: "x", href: "/x" }]} defaultOpen />,
  LanguageMenu: (
    <LanguageMenu
      label="x"
      items={[{ locale: "en", label: "English", lang: "en", href: "/en", current: true }]}
    />
  ),
  Footer: (
    <Footer logo={null} labels={labels.footer} links={[{ href: "/p", label: "p" }]} year={2026} />
  ),
  Pagination: (
    <Pagination
      labels={controlLabelsFor("en").pagination}
      page={2}
      pageCount={3}
      getHref={(page) => `?page=${page}`}
    />
  ),
  DataTable: (
    <DataTable
      label="x"
      columns={[{ id: "x", header: "x", cell: () => "x", sortable: true }]}
      rows={["x"]}
      rowKey={(row) => row}
      sortHref={({ column }) => `?sort=${column}`}
    />
  ),
  ErrorPage: (
    <ErrorPage
      illustration="closed-door"
      logo={null}
      languageMenu={null}
      title="x"
      body="x"
      action={{ label: "x", href: "/x" }}
    />
  ),
  StaticPanel: (
    <StaticPanel title="x" closeLabel="x" closeHref="/x">
      x
    </StaticPanel>
  ),
};

describe("Link", () => {
  it.each([
    ["/agents", true],
    ["agents", true],
    ["?page=2", true],
    ["/a:b", true],
    ["#contact", false],
    ["//example.com", false],
    ["https://example.com", false],
    ["mailto:a@example.com", false],
    ["TEL:+1", false],
  ])("uses the router for %s: %s", (href, routed) => {
    hydrate(
      <LinkProvider component={RouterLink}>
        <Link href={href}>Link</Link>
      </LinkProvider>,
    );
    expect(isRouted(screen.getByText("Link"))).toBe(routed);
  });

  it.each([{ target: "_blank" }, { download: "a.pdf" }])("does not route %o", (attributes) => {
    hydrate(
      <LinkProvider component={RouterLink}>
        <Link href="/a.pdf" {...attributes}>
          Link
        </Link>
      </LinkProvider>,
    );
    expect(isRouted(screen.getByRole("link"))).toBe(false);
  });
});

describe("LinkProvider", () => {
  it.each(Object.entries(elements))("%s uses the router for each of its links", (_, element) => {
    const page = hydrate(<LinkProvider component={RouterLink}>{element}</LinkProvider>);
    const links = [...page.querySelectorAll<HTMLElement>("a[href]")];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !isRouted(link))).toEqual([]);
  });

  it("a template uses the router for links within the site only", () => {
    // jsdom has no layout, so the template's effects cannot run.
    const page = document.createElement("div");
    page.innerHTML = renderToString(
      <LinkProvider component={RouterLink}>
        <Portrait {...sampleProps(sampleContent("en"))} />
      </LinkProvider>,
    );
    const hrefs = (routed: boolean) =>
      [...page.querySelectorAll<HTMLElement>("a[href]")]
        .filter((link) => isRouted(link) === routed)
        .map((link) => link.getAttribute("href") ?? "");
    expect(hrefs(true)).toEqual(
      expect.arrayContaining([
        "/grace-kim",
        "/grace-kim/homes/sale-0/6591-sample-lane-irvine-ca",
        "/grace-kim?listings=sold#listings",
        "/michael_park",
        "/terms/privacy",
      ]),
    );
    expect(hrefs(true).filter((href) => !/^\/(?!\/)/.test(href))).toEqual([]);
    expect(hrefs(false)).toContain("#main");
  });
});
