import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Badge } from "./badge/badge.tsx";
import { Banner } from "./banner/banner.tsx";
import { Divider } from "./divider/divider.tsx";
import { EmptyState } from "./empty-state/empty-state.tsx";
import { ErrorPage } from "./error-page/error-page.tsx";
import { Footer } from "./footer/footer.tsx";
import { Heading } from "./heading/heading.tsx";
import { AlertIcon, CheckIcon, InfoIcon } from "./icons/icons.ts";
import { Logo } from "./logo/logo.tsx";
import { FloorPlan } from "./floor-plan/floor-plan.tsx";
import { Monogram } from "./monogram/monogram.tsx";
import { StatList } from "./stat-list/stat-list.tsx";
import { Text } from "./text/text.tsx";
import { VisuallyHidden } from "./visually-hidden/visually-hidden.tsx";
import ko from "../labels/ko.json" with { type: "json" };
import { legalLines, unknownProvider } from "../legal/legal-lines.ts";
import { hydrate } from "../../test/fixtures/hydrate.tsx";

const logo = <Logo href="/" label="Built for Realtors" />;

describe("presentational components", () => {
  it("Footer renders every legal line and its links in order", () => {
    hydrate(
      <Footer
        logo={logo}
        labels={ko.footer}
        links={[
          { href: "/process", label: "제작 과정" },
          { href: "/terms", label: "이용약관" },
        ]}
        year={2026}
      />,
    );
    const footer = within(screen.getByRole("contentinfo"));
    const links = within(footer.getByRole("navigation")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["제작 과정", "/process"],
      ["이용약관", "/terms"],
    ]);
    const { identity, statements, marks } = legalLines({
      role: "lender",
      provider: unknownProvider,
      labels: ko.footer,
    });
    const text = screen.getByRole("contentinfo").textContent;
    for (const line of [...identity, ...statements, ...marks]) expect(text).toContain(line.text);
    expect(text).not.toMatch(/NMLS ID|©|[[\]{}]/);
  });

  it("ErrorPage renders one heading, one action and the reference", () => {
    hydrate(
      <ErrorPage
        illustration="closed-door"
        logo={logo}
        languageMenu={null}
        title={"지금은\n문이 열리지 않습니다"}
        body="잠시 후 다시 시도해 주세요."
        action={{ label: "다시 시도", href: "/again" }}
        reference="오류 번호 9F3C-21A8"
      />,
    );
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByRole("link", { name: "다시 시도" })).toHaveAttribute("href", "/again");
    expect(screen.getByText("오류 번호 9F3C-21A8")).toBeInTheDocument();
  });

  it("StatList renders each term with its value and unit", () => {
    hydrate(<StatList stats={[{ label: "누적 거래", value: "184", unit: "건" }]} />);
    expect(screen.getByRole("term")).toHaveTextContent("누적 거래");
    expect(screen.getByRole("definition")).toHaveTextContent("184건");
  });

  it("FloorPlan, Monogram and EmptyState drawings are hidden from assistive technology", () => {
    const page = hydrate(
      <>
        <Monogram character="佐" lang="ja" />
        <FloorPlan drawOnce />
        <EmptyState>매물이 없습니다.</EmptyState>
      </>,
    );
    expect(page.textContent).toBe("佐매물이 없습니다.");
    expect(page.querySelectorAll("svg:not([aria-hidden='true'])")).toHaveLength(0);
    expect(screen.getByText("佐")).toHaveAttribute("aria-hidden", "true");
  });

  it("FloorPlan renders the requested layers in order", () => {
    const page = hydrate(<FloorPlan layers={["site", "plannedWalls"]} />);
    const layers = [...page.querySelectorAll("g")].map((layer) => layer.dataset["layer"]);
    expect(layers).toEqual(["site", "plannedWalls"]);
  });

  it("Heading has its level independent of its size", () => {
    hydrate(
      <>
        <Heading level={1} size="card">
          One
        </Heading>
        <Heading level={6} size="title">
          Six
        </Heading>
      </>,
    );
    const [one, six] = [1, 6].map((level) => screen.getByRole("heading", { level }));
    expect(one).toHaveTextContent("One");
    expect(one?.className).not.toBe(six?.className);
  });

  it("Text renders a paragraph or the element of `as`", () => {
    hydrate(
      <Text lang="ko">
        <Text as="span" size="caption" tone="error" weight="semibold">
          오류
        </Text>
      </Text>,
    );
    expect(screen.getByRole("paragraph")).toHaveAttribute("lang", "ko");
    const inner = screen.getByText("오류");
    expect(inner.tagName).toBe("SPAN");
    expect(inner.classList.length).toBeGreaterThan(screen.getByRole("paragraph").classList.length);
  });

  it("Divider is a separator with its orientation", () => {
    hydrate(
      <>
        <Divider />
        <Divider orientation="vertical" tone="strong" />
      </>,
    );
    const [horizontal, vertical] = screen.getAllByRole("separator");
    expect(horizontal).not.toHaveAttribute("aria-orientation");
    expect(vertical).toHaveAttribute("aria-orientation", "vertical");
  });

  it("VisuallyHidden is part of the accessible name", () => {
    hydrate(
      <a href="/inbox">
        <VisuallyHidden>읽지 않은 문의</VisuallyHidden> 3
      </a>,
    );
    expect(screen.getByRole("link", { name: "읽지 않은 문의 3" })).toBeInTheDocument();
  });

  it("Badge renders its content", () => {
    hydrate(<Badge tone="success">인증됨</Badge>);
    expect(screen.getByText("인증됨").tagName).toBe("SPAN");
  });

  it("Banner renders title, text and action after a decorative icon", () => {
    const page = hydrate(
      <Banner severity="warning" title="곧 만료됩니다" action={<a href="/license">열기</a>}>
        갱신해 주세요.
      </Banner>,
    );
    expect(page.textContent).toBe("곧 만료됩니다갱신해 주세요.열기");
    expect(page.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("Banner has an icon and a class for its severity", () => {
    const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: AlertIcon };
    const severities = ["info", "success", "warning", "error"] as const;
    const classes = severities.map((severity) => {
      const Icon = icons[severity];
      const page = hydrate(
        <>
          <Icon />
          <Banner severity={severity} />
        </>,
      );
      const [expected, icon] = page.querySelectorAll("svg");
      expect(icon?.innerHTML).toBe(expected?.innerHTML);
      return icon?.parentElement?.className;
    });
    expect(new Set(classes).size).toBe(severities.length);
  });
});
