import { labelsFor } from "@realtor/ui/labels";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, it } from "vitest";
import type { PageAddress } from "#app/page.ts";
import { AddressContext } from "#app/page-root.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { SalesSection } from "./sales-section.tsx";
import { getFilterOptions } from "./team-filter.ts";
import { toTeamMember } from "./team-member.ts";
import type { TeamSales } from "./team-sales.ts";
import { TeamSection } from "./team-section.tsx";

const address: PageAddress = {
  locale: "en",
  path: "/equityrealty/probiz",
  search: "",
  origin: "https://realtor.example",
  ownDomain: false,
};
const profile = profileWith({ desiredUrl: "grace-kim", salesCount: 184 });
const members = [toTeamMember(profile, address, { today: "2026-11-20" })];

function sum(homes: number) {
  return { homes, dollars: homes * 1_000_000, undisclosed: 0 };
}

function show(years: number[]): string {
  const total = sum(years.reduce((all, homes) => all + homes, 0));
  const sales: TeamSales = {
    total,
    byAgent: { "grace-kim": total },
    byYear: years.map((homes, index) => ({ year: 2022 + index, ...sum(homes) })),
    byCity: [{ city: "Irvine", ...total }],
    asOf: "2026-11-20T11:00:00Z",
    origins: ["CRMLS"],
    unavailable: 0,
  };
  const filter = {
    options: getFilterOptions(members),
    filter: { q: "", language: null, region: null },
    applyForm() {},
  };
  return renderToString(
    <IntlProvider locale="en" onError={() => {}}>
      <AddressContext value={address}>
        <TeamSection members={members} sales={sales} labels={labelsFor("en")} filter={filter} />
        <SalesSection sales={sales} members={members} />
      </AddressContext>
    </IntlProvider>,
  );
}

it("has the sales on record of an agent, not those of the profile", () => {
  const html = show([11]);
  expect(html).not.toContain("184");
  expect(html).toMatch(/<dt[^>]*>(?:Homes sold|probiz\.member\.homes)<\/dt><dd[^>]*>11<\/dd>/);
});

it.each([
  [[11], 0],
  [[4, 0, 7], 1],
])("for %j homes a year, has %i charts", (years, charts) => {
  expect(show(years).match(/role="img"/g) ?? []).toHaveLength(charts);
});
