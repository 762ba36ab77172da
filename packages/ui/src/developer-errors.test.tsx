import type { ReactElement } from "react";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Avatar } from "./components/avatar/avatar.tsx";
import { ComboBox } from "./components/combo-box/combo-box.tsx";
import { ErrorSummary } from "./components/error-summary/error-summary.tsx";
import { GridList } from "./components/grid-list/grid-list.tsx";
import { IconButton } from "./components/icon-button/icon-button.tsx";
import { Select } from "./components/select/select.tsx";
import { TabGroup } from "./components/tab-group/tab-group.tsx";
import { Table } from "./components/table/table.tsx";
import { TagGroup } from "./components/tag-group/tag-group.tsx";
import { TextField } from "./components/text-field/text-field.tsx";
import { VideoFacade } from "./components/video-facade/video-facade.tsx";
import { LegalProse } from "./legal/legal-prose.tsx";
import { controlLabelsFor } from "./labels/controls/control-labels.ts";

const labels = controlLabelsFor("en");
const column = { id: "id", header: "Id", cell: ({ id }: { id: string }) => id };

const repeat = <Item,>(item: Item) => [item, item];

/** The value of a property that is missing. */
const untyped = ({} as { missing: string }).missing;

interface Case {
  /** Named by the error. */
  prop: string;
  element: ReactElement;
}

const table = { labels: labels.table, label: "Agents", rowKey: ({ id }: { id: string }) => id };

/** Components with a repeated key. */
const cases: Readonly<Record<string, Case>> = {
  "Table row": {
    prop: "rowKey",
    element: <Table {...table} columns={[column]} rows={[{ id: "row" }, { id: "row" }]} />,
  },
  "Table column": {
    prop: "id",
    element: <Table {...table} columns={[column, column]} rows={[{ id: "row" }]} />,
  },
  "GridList item": {
    prop: "itemKey",
    element: (
      <GridList
        labels={labels.gridList}
        label="Photos"
        items={[{ id: "photo" }, { id: "photo" }]}
        itemKey={({ id }) => id}
        itemLabel={({ id }) => id}
      >
        {({ id }) => id}
      </GridList>
    ),
  },
  "TabGroup tab": {
    prop: "id",
    element: <TabGroup label="Views" tabs={repeat({ id: "tab", label: "A", panel: "A" })} />,
  },
  "TagGroup tag": {
    prop: "value",
    element: <TagGroup label="Areas" tags={repeat({ value: "tag", label: "A" })} />,
  },
  "Select option": {
    prop: "value",
    element: (
      <Select label="Area" placeholder="" options={repeat({ value: "option", label: "A" })} />
    ),
  },
  "ComboBox option": {
    prop: "value",
    element: (
      <ComboBox
        label="Area"
        labels={labels.comboBox}
        options={repeat({ value: "option", label: "A" })}
      />
    ),
  },
};

describe("a repeated key", () => {
  it.each(Object.entries(cases))("of a %s is one error", (name, { prop, element }) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderToString(element);
    render(element);
    const messages = log.mock.calls.map(String);
    log.mockRestore();
    expect(messages).toEqual([expect.stringContaining(`different \`${prop}\``)]);
    expect(messages[0]).toMatch(new RegExp(`^${name}: the key "\\w+" occurs more than once`));
  });
});

/** Components without a text that they need, as an untyped caller writes them, by the error's start. */
const withoutText: Readonly<Record<string, ReactElement>> = {
  "A form field: `label`": <TextField label={untyped} />,
  "Avatar: `label`": <Avatar label={untyped} />,
  "ErrorSummary: `title`": <ErrorSummary title={untyped} entries={[]} />,
  "IconButton: `label`": <IconButton label={untyped}>×</IconButton>,
  "LegalProse: `text`": <LegalProse text={untyped} />,
  "VideoFacade: `videoId`": <VideoFacade videoId={untyped} title="A tour" playLabel="Play" />,
};

describe("a missing text", () => {
  it.each(Object.entries(withoutText))("is one error: %s", (start, element) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderToString(element);
    render(element);
    const messages = log.mock.calls.map(String);
    log.mockRestore();
    expect(messages).toEqual([expect.stringContaining("Pass a string: labelsFor()")]);
    expect(messages[0]).toMatch(new RegExp(`^${start} is undefined`));
  });
});
