// @module-tag extended
import * as fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Accordion } from "./accordion/accordion.tsx";
import { Avatar } from "./avatar/avatar.tsx";
import { Badge } from "./badge/badge.tsx";
import { Banner } from "./banner/banner.tsx";
import { Box } from "./box/box.tsx";
import { Breadcrumbs } from "./breadcrumbs/breadcrumbs.tsx";
import { Button } from "./button/button.tsx";
import { Card } from "./card/card.tsx";
import { Checkbox } from "./checkbox/checkbox.tsx";
import { ConsentBanner } from "./consent-banner/consent-banner.tsx";
import { DataTable } from "./data-table/data-table.tsx";
import { Disclosure } from "./disclosure/disclosure.tsx";
import { DropZone } from "./drop-zone/drop-zone.tsx";
import { EmptyState } from "./empty-state/empty-state.tsx";
import { ErrorPage } from "./error-page/error-page.tsx";
import { ErrorSummary } from "./error-summary/error-summary.tsx";
import { FileTrigger } from "./file-trigger/file-trigger.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { Heading } from "./heading/heading.tsx";
import { GridList } from "./grid-list/grid-list.tsx";
import { InlineAlert } from "./inline-alert/inline-alert.tsx";
import { LanguageMenu } from "./language-menu/language-menu.tsx";
import { Logo } from "./logo/logo.tsx";
import { Meter } from "./meter/meter.tsx";
import { MortgageCalculator } from "./mortgage-calculator/mortgage-calculator.tsx";
import { NativeSelect } from "./native-select/native-select.tsx";
import { Pagination } from "./pagination/pagination.tsx";
import { Monogram } from "./monogram/monogram.tsx";
import { ProgressBar } from "./progress-bar/progress-bar.tsx";
import { SegmentedControl } from "./segmented-control/segmented-control.tsx";
import { StaticPanel } from "./side-panel/static-panel.tsx";
import { SkipLink } from "./skip-link/skip-link.tsx";
import { Skeleton } from "./skeleton/skeleton.tsx";
import { StatList } from "./stat-list/stat-list.tsx";
import { Switch } from "./switch/switch.tsx";
import { TabGroup } from "./tab-group/tab-group.tsx";
import { Table } from "./table/table.tsx";
import { Text } from "./text/text.tsx";
import { TextArea } from "./text-area/text-area.tsx";
import { TextField } from "./text-field/text-field.tsx";
import { TextLink } from "./text-link/text-link.tsx";
import { Toast } from "./toast/toast.tsx";
import { Tooltip } from "./tooltip/tooltip.tsx";
import { UploadList } from "./upload-list/upload-list.tsx";
import { VideoFacade } from "./video-facade/video-facade.tsx";
import { CheckboxGroup } from "./checkbox-group/checkbox-group.tsx";
import { ComboBox } from "./combo-box/combo-box.tsx";
import { DateField } from "./date-field/date-field.tsx";
import { DatePicker } from "./date-picker/date-picker.tsx";
import { DateRangePicker } from "./date-range-picker/date-range-picker.tsx";
import { NumberField } from "./number-field/number-field.tsx";
import { Popover } from "./popover/popover.tsx";
import { RadioGroup } from "./radio-group/radio-group.tsx";
import { SearchField } from "./search-field/search-field.tsx";
import { Select } from "./select/select.tsx";
import { Slider } from "./slider/slider.tsx";
import { TagGroup } from "./tag-group/tag-group.tsx";
import { TimeField } from "./time-field/time-field.tsx";
import { ToggleButtonGroup } from "./toggle-button-group/toggle-button-group.tsx";
import { controlLabelsFor } from "../labels/controls/control-labels.ts";
import { labelsFor } from "../labels/labels.ts";
import { everyAttack, hostileText, parseSafeMarkup } from "../../test/fixtures/hostile-input.ts";

const controls = controlLabelsFor("en");
const field = (x: string) => ({ label: x, mark: x, hint: x, error: x, id: x });
const option = (x: string) => ({ value: x, label: x, description: x });
const nothing = () => undefined;

/** Each component with the same string in every prop that takes text or a URL. */
const components: Record<string, (x: string) => ReactNode> = {
  Accordion: (x) => (
    <Accordion>
      <Disclosure id={x} title={x} detail={x}>
        {x}
      </Disclosure>
    </Accordion>
  ),
  Avatar: (x) => <Avatar label={x} />,
  AvatarPhoto: (x) => <Avatar label={x} src={x} />,
  Badge: (x) => <Badge>{x}</Badge>,
  Banner: (x) => (
    <Banner severity="warning" title={x} action={x}>
      {x}
    </Banner>
  ),
  Box: (x) => (
    <Box id={x} gap={8}>
      {x}
    </Box>
  ),
  Breadcrumbs: (x) => (
    <Breadcrumbs
      label={x}
      items={[
        { label: x, href: x },
        { label: x, href: x },
      ]}
    />
  ),
  Button: (x) => <Button href={x}>{x}</Button>,
  Card: (x) => <Card>{x}</Card>,
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
      label={x}
      columns={[{ id: x, header: x, cell: () => x, sortable: true }]}
      rows={[x]}
      rowKey={(row) => row}
      sortHref={() => x}
    />
  ),
  Disclosure: (x) => <Disclosure title={x}>{x}</Disclosure>,
  DropZone: (x) => <DropZone label={x} hint={x} buttonLabel={x} accept={[x]} onSelect={nothing} />,
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
  FileTrigger: (x) => (
    <FileTrigger accept={[x]} onSelect={nothing}>
      <Button>{x}</Button>
    </FileTrigger>
  ),
  Gallery: (x) => (
    <Gallery labels={controls.gallery} photos={[{ fullSrc: x, src: x, srcSet: x, alt: x }]} />
  ),
  GridList: (x) => (
    <GridList
      labels={controls.gridList}
      label={x}
      items={[{ x }]}
      itemKey={() => x}
      itemLabel={() => x}
      onReorder={nothing}
    >
      {() => x}
    </GridList>
  ),
  Heading: (x) => <Heading level={2}>{x}</Heading>,
  InlineAlert: (x) => <InlineAlert>{x}</InlineAlert>,
  LanguageMenu: (x) => (
    <LanguageMenu
      label={x}
      items={[{ locale: "ko", label: x, lang: "ko", href: x, current: true }]}
    />
  ),
  Logo: (x) => <Logo href={x} label={x} />,
  Meter: (x) => <Meter label={x} value={Number.NaN} valueText={x} />,
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
  ProgressBar: (x) => <ProgressBar label={x} value={1} valueText={x} />,
  Seal: (x) => <Monogram character={x} />,
  SegmentedControl: (x) => <SegmentedControl label={x} segments={[{ value: x, label: x }]} />,
  SkipLink: (x) => <SkipLink href={x}>{x}</SkipLink>,
  Skeleton: (x) => <Skeleton label={x} shape="text" count={1} />,
  StatList: (x) => <StatList stats={[{ label: x, value: x, unit: x }]} />,
  StaticPanel: (x) => (
    <StaticPanel title={x} closeLabel={x} closeHref={x}>
      {x}
    </StaticPanel>
  ),
  Switch: (x) => <Switch label={x} hint={x} />,
  TabGroup: (x) => <TabGroup label={x} tabs={[{ id: x, label: x, count: x, panel: x }]} />,
  Table: (x) => (
    <Table
      labels={{ loading: x }}
      label={x}
      columns={[{ id: x, header: x, cell: () => x, rowHeader: true, sortable: true }]}
      rows={[{ x }]}
      rowKey={() => x}
      rowHref={() => x}
      selectionMode="multiple"
    />
  ),
  Text: (x) => <Text>{x}</Text>,
  TextArea: (x) => <TextArea label={x} hint={x} error={x} defaultValue={x} />,
  TextField: (x) => <TextField label={x} hint={x} error={x} defaultValue={x} />,
  TextLink: (x) => <TextLink href={x}>{x}</TextLink>,
  Toast: (x) => (
    <Toast
      message={{ text: x, severity: "error", action: { label: x, onPress: nothing } }}
      dismiss={{ label: x, onPress: nothing }}
    />
  ),
  Tooltip: (x) => (
    <Tooltip text={x} defaultOpen>
      <Button>{x}</Button>
    </Tooltip>
  ),
  UploadList: (x) => (
    <UploadList
      labels={controls.uploadList}
      label={x}
      uploads={[
        { id: x, name: x, size: Number.NaN, state: "uploading", sent: Number.NaN },
        { id: `${x} 2`, name: x, size: -1, state: "failed", error: x },
      ]}
    />
  ),
  VideoFacade: (x) => <VideoFacade videoId={x} title={x} playLabel={x} />,
};

/** Rich components; the values of dates and numbers are mostly invalid. */
const richComponents: Record<string, (x: string) => ReactNode> = {
  CheckboxGroup: (x) => <CheckboxGroup {...field(x)} options={[option(x)]} defaultValue={[x]} />,
  ComboBox: (x) => (
    <ComboBox
      {...field(x)}
      options={[option(x)]}
      labels={controls.comboBox}
      defaultValue={x}
      creatable
    />
  ),
  DateField: (x) => <DateField {...field(x)} defaultValue={x} min={x} max={x} />,
  DatePicker: (x) => <DatePicker {...field(x)} defaultValue={x} />,
  DateRangePicker: (x) => <DateRangePicker {...field(x)} defaultValue={{ start: x, end: x }} />,
  NumberField: (x) => <NumberField {...field(x)} placeholder={x} defaultValue={Number(x)} />,
  Popover: (x) => (
    <Popover trigger={<Button>{x}</Button>} label={x}>
      {x}
    </Popover>
  ),
  RadioGroup: (x) => <RadioGroup {...field(x)} options={[option(x)]} defaultValue={x} />,
  SearchField: (x) => <SearchField {...field(x)} placeholder={x} defaultValue={x} />,
  Select: (x) => <Select {...field(x)} placeholder={x} options={[option(x)]} defaultValue={x} />,
  Slider: (x) => <Slider label={x} hint={x} min={0} max={Number(x)} value={Number(x)} />,
  TagGroup: (x) => <TagGroup {...field(x)} tags={[option(x)]} onRemove={nothing} empty={x} />,
  TimeField: (x) => <TimeField {...field(x)} defaultValue={x} timeZone={x} />,
  ToggleButtonGroup: (x) => (
    <ToggleButtonGroup label={x} options={[option(x)]} selection="multiple" value={[x]} />
  ),
};

/** Normalizes text as the HTML parser does: no NUL, `\n` line breaks, no lone surrogates. */
const asParsed = (text: string) =>
  text.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n").replaceAll("\uD800", "\uFFFD");

beforeAll(() => {
  // Invalid values are reported to developers.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

describe.each(Object.entries({ ...components, ...richComponents }))("%s", (_, component) => {
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
