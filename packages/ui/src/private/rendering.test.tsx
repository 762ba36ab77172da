import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Empty } from "../components/empty/empty.tsx";
import { ErrorPage } from "../components/error-page/error-page.tsx";
import { Footer } from "../components/footer/footer.tsx";
import { Logo } from "../components/logo/logo.tsx";
import { Plan } from "../components/plan/plan.tsx";
import { Seal } from "../components/seal/seal.tsx";
import { StatList } from "../components/stat-list/stat-list.tsx";
import { ko } from "../labels/ko.ts";
import { legalLines, unknownProvider } from "../legal/legal-lines.ts";
import { hydrate } from "./hydrate.test-tool.tsx";

const logo = <Logo href="/" name="Built for Realtors" />;

describe("what only shows something", () => {
  it("footer: every legal line as text, and the way to the terms", () => {
    hydrate(
      <Footer
        logo={logo}
        labels={ko.footer}
        links={{ process: "/process", terms: "/terms", privacy: "/terms/privacy#ko", nmls: "#" }}
        year={2026}
      />,
    );
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("link", { name: ko.footer.terms })).toHaveAttribute("href", "/terms");
    const { who, statements, marks } = legalLines({
      role: "lender",
      provider: unknownProvider,
      words: ko.footer,
    });
    const text = screen.getByRole("contentinfo").textContent;
    for (const line of [...who, ...statements, ...marks]) expect(text).toContain(line.text);
    expect(text).toContain("© 2026 [회사명]");
    for (const placeholder of footer.getAllByText(/^\[.+\]$/))
      expect(placeholder.tagName).toBe("MARK");
  });

  it("error page: one heading, one way on, and the reference where there is one", () => {
    hydrate(
      <ErrorPage
        drawing="closed-door"
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

  it("figures: each term with its value and unit", () => {
    hydrate(<StatList stats={[{ label: "누적 거래", value: "184", unit: "건" }]} />);
    expect(screen.getByRole("term")).toHaveTextContent("누적 거래");
    expect(screen.getByRole("definition")).toHaveTextContent("184건");
  });

  it("plan, seal and empty lot: seen only", () => {
    const page = hydrate(
      <>
        <Seal character="佐" lang="ja" />
        <Plan drawOnce />
        <Empty>매물이 없습니다.</Empty>
      </>,
    );
    expect(page.textContent).toBe("佐매물이 없습니다.");
    expect(page.querySelectorAll("svg:not([aria-hidden='true'])")).toHaveLength(0);
    expect(screen.getByText("佐")).toHaveAttribute("aria-hidden", "true");
  });

  it("plan: the layers asked for, in their order", () => {
    const page = hydrate(<Plan layers={["site", "plannedWalls"]} />);
    const layers = [...page.querySelectorAll("g")].map((layer) => layer.dataset["layer"]);
    expect(layers).toEqual(["site", "plannedWalls"]);
  });
});
