"use client";

import type { ReactNode, Ref } from "react";
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from "react-aria-components/Tabs";
import { omitDuplicates } from "../../developer-errors.ts";
import { classNames } from "../../format.ts";
import { renderRoot, type RichRootProps } from "../../rich-root-props.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as css from "./tab-group.css.ts";

export interface TabGroupItem {
  /** Unique among the tabs. */
  readonly id: string;
  readonly label: string;
  /** Before the label. */
  readonly icon?: ReactNode;
  /** Formatted number of items in the panel. */
  readonly count?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly panel: ReactNode;
}

type ReplacedProps =
  | "selectedKey"
  | "defaultSelectedKey"
  | "onSelectionChange"
  | "disabledKeys"
  | "isDisabled"
  | "keyboardActivation"
  | "orientation";

export interface TabGroupProps extends RichRootProps<AriaTabsProps, ReplacedProps> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Accessible name of the tab list. */
  label: string;
  /** At least one tab that is not disabled. */
  tabs: readonly TabGroupItem[];
  /** `vertical` places the tabs at the start of the panel; above it on a phone. */
  orientation?: "horizontal" | "vertical" | undefined;
  /** Controlled tab id; uncontrolled by default. */
  value?: string | undefined;
  /** Initial tab id when uncontrolled. */
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** Selects a tab when it is pressed or by Enter, not on focus: for panels that load slowly. */
  manual?: boolean | undefined;
}

/**
 * Tabs for screens behind sign-in: vertical, with disabled tabs, and right to left. On public pages use
 * `Tabs`, which loads no library. Hidden panels stay mounted. Renders a `<div>` element.
 */
export function TabGroup(props: TabGroupProps) {
  const { label, orientation = "horizontal", value, defaultValue, onChange, ...rest } = props;
  const { tabs: givenTabs, manual = false, className, ...root } = rest;
  const tabs = omitDuplicates(givenTabs, {
    keyOf: ({ id }) => id,
    owner: "TabGroup tab",
    prop: "id",
  });
  return (
    <AriaTabs
      {...root}
      render={renderRoot(root)}
      className={classNames(css.root, className)}
      orientation={orientation}
      keyboardActivation={manual ? "manual" : "automatic"}
      onSelectionChange={(key) => onChange?.(String(key))}
      {...omitUndefined({ selectedKey: value, defaultSelectedKey: defaultValue })}
    >
      <TabList aria-label={label} className={css.list}>
        {tabs.map(({ id, icon, label: name, count, disabled = false }) => (
          <Tab key={id} id={id} isDisabled={disabled} className={css.tab}>
            {icon}
            {name} {count !== undefined && <span className={css.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} shouldForceMount className={css.panel}>
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
