import * as fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "./button/button.tsx";
import { Checkbox } from "./checkbox/checkbox.tsx";
import { ConsentBanner } from "./consent-banner/consent-banner.tsx";
import { DataTable } from "./data-table/data-table.tsx";
import { EmptyState } from "./empty-state/empty-state.tsx";
import { ErrorPage } from "./error-page/error-page.tsx";
import { ErrorSummary } from "./error-summary/error-summary.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { InlineAlert } from "./inline-alert/inline-alert.tsx";
import { LanguageMenu } from "./language-menu/language-menu.tsx";
import { Logo } from "./logo/logo.tsx";
import { MortgageCalculator } from "./mortgage-calculator/mortgage-calculator.tsx";
import { NativeSelect } from "./native-select/native-select.tsx";
import { Pagination } from "./pagination/pagination.tsx";
import { FailedTile, UploadingTile, PhotoTile } from "./photo-tile/photo-tile.tsx";
import { Monogram } from "./monogram/monogram.tsx";
import { SegmentedControl } from "./segmented-control/segmented-control.tsx";
import { StaticPanel } from "./side-panel/static-panel.tsx";
import { Skeleton } from "./skeleton/skeleton.tsx";
import { StatList } from "./stat-list/stat-list.tsx";
import { Switch } from "./switch/switch.tsx";
import { Tabs } from "./tabs/tabs.tsx";
import { TextArea } from "./text-area/text-area.tsx";
import { TextField } from "./text-field/text-field.tsx";
import { TextLink } from "./text-link/text-link.tsx";
import { Toast } from "./toast/toast.tsx";
import { VideoFacade } from "./video-facade/video-facade.tsx";
import { controlLabelsFor } from "../labels/controls/control-labels.ts";
import { labelsFor } from "../labels/labels.ts";
import { everyAttack, hostileText, parseSafeMarkup } from "../../test/fixtures/hostile-input.ts";

const controls = controlLabelsFor("en");
const nothing = () => undefined;

/** Each component with the same string in every prop that takes text or a URL. */
const components: Record<string, (x: string) => ReactNode> = {
  Button: (x) => <Button href={x}>{x}</Button>,
  Checkbox: (x) => <Checkbox label={x} error={x} />,
  ConsentBanner: (x) => (
    <ConsentBanner
      labels={{ accept: x, refuse: x, settings: x, save: x }}
      title={x}
      action={x}
      purposes={[{ id: x, label: x, hint: x }]}
      onDecide={nothing}
    >
      {x}
    </ConsentBanner>
  ),
  DataTable: (x) => (
    <DataTable
      caption={x}
      columns={[{ id: x, header: x, cell: () => x, sortable: true }]}
      rows={[x]}
      rowKey={(row) => row}
      sortHref={() => x}
    />
  ),
  Empty: (x) => <EmptyState>{x}</EmptyState>,
  ErrorPage: (x) => (
    <ErrorPage
      illustration="placeholder-plan"
      logo={null}
      languageMenu={null}
      title={x}
      body={x}
      action={{ label: x, href: x }}
      reference={x}
    />
  ),
  ErrorSummary: (x) => <ErrorSummary title={x} entries={[{ target: x, text: x }]} />,
  Gallery: (x) => (
    <Gallery labels={controls.gallery} photos={[{ fullSrc: x, src: x, srcSet: x, alt: x }]} />
  ),
  InlineAlert: (x) => <InlineAlert>{x}</InlineAlert>,
  LanguageMenu: (x) => (
    <LanguageMenu
      label={x}
      items={[{ locale: "ko", label: x, lang: "ko", href: x, current: true }]}
    />
  ),
  Logo: (x) => <Logo href={x} label={x} />,
  MortgageCalculator: (x) => (
    <MortgageCalculator
      labels={{ ...controls.mortgage, title: x, price: x }}
      errorLabels={labelsFor("en").errors}
      formatMoney={() => x}
      action={x}
      submittedValues={{
        price: x,
        down: x,
        downUnit: "dollar",
        rate: x,
        years: x,
        tax: x,
        insurance: x,
        hoa: x,
      }}
    />
  ),
  NativeSelect: (x) => (
    <NativeSelect label={x} hint={x} error={x} options={[{ value: x, label: x }]} />
  ),
  Pagination: (x) => (
    <Pagination
      labels={controls.pagination}
      page={1}
      pageCount={3}
      getHref={() => x}
      formatNumber={() => x}
    />
  ),
  PhotoTile: (x) => (
    <ul>
      <PhotoTile
        labels={{ ...controls.photoTile, photo: x }}
        src={x}
        alt={x}
        position={2}
        total={3}
        onMove={nothing}
        onCrop={nothing}
        onDelete={nothing}
      />
      <UploadingTile labels={controls.photoTile} label={x} percent={1} />
      <FailedTile labels={controls.photoTile} label={x} reason={x} onReplace={nothing} />
    </ul>
  ),
  Seal: (x) => <Monogram character={x} />,
  SegmentedControl: (x) => <SegmentedControl label={x} segments={[{ value: x, label: x }]} />,
  Skeleton: (x) => <Skeleton label={x} shape="text" count={1} />,
  StatList: (x) => <StatList stats={[{ label: x, value: x, unit: x }]} />,
  StaticPanel: (x) => (
    <StaticPanel title={x} closeLabel={x} closeHref={x}>
      {x}
    </StaticPanel>
  ),
  Switch: (x) => <Switch label={x} hint={x} />,
  Tabs: (x) => <Tabs label={x} tabs={[{ id: x, label: x, count: x, panel: x }]} />,
  TextArea: (x) => <TextArea label={x} hint={x} error={x} defaultValue={x} />,
  TextField: (x) => <TextField label={x} hint={x} error={x} defaultValue={x} />,
  TextLink: (x) => <TextLink href={x}>{x}</TextLink>,
  Toast: (x) => <Toast message={{ text: x, action: { label: x, onPress: nothing } }} />,
  VideoFacade: (x) => <VideoFacade videoId={x} title={x} playLabel={x} />,
};

/** Normalizes text as the HTML parser does: no NUL, `\n` line breaks, no lone surrogates. */
const asParsed = (text: string) =>
  text.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n").replaceAll("\uD800", "\uFFFD");

describe.each(Object.entries(components))("%s", (_, component) => {
  it("renders hostile text and URLs as plain text or inert attributes", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const page = parseSafeMarkup(renderToString(component(text)));
        const shown = [
          page.textContent,
          ...[...page.querySelectorAll("*")].flatMap((element) =>
            [...element.attributes].map(({ value }) => value),
          ),
        ].map(asParsed);
        expect(shown.some((part) => part.includes(asParsed(text)))).toBe(true);
      }),
      everyAttack,
    );
  });
});
