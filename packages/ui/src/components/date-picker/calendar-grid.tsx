"use client";

import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid as LibraryCalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { createIcon } from "../icons/create-icon.tsx";
import { ArrowLeftIcon, ArrowRightIcon } from "../icons/icons.ts";
import { PopoverSurface, type PopoverSurfaceProps } from "../popover/popover-surface.tsx";
import * as fieldCss from "../rich-field/rich-field.css.ts";
import * as css from "./calendar.css.ts";

const CalendarIcon = createIcon({ stroke: "M4 5.5h16v15H4zM4 10h16M8.5 3v5M15.5 3v5" });

/** The button at the end of a date field that opens the calendar. */
export function CalendarButton() {
  return (
    <Button className={fieldCss.button}>
      <CalendarIcon size={20} />
    </Button>
  );
}

/** The popover that contains a calendar. */
export function CalendarPopover({
  container,
  children,
}: Pick<PopoverSurfaceProps, "container" | "children">) {
  return (
    <PopoverSurface container={container}>
      <Dialog className={css.dialog}>{children}</Dialog>
    </PopoverSurface>
  );
}

/** One month, with its heading and the buttons for the previous and next month. */
export function CalendarMonth({ range = false }: { range?: boolean }) {
  return (
    <>
      <div className={css.header}>
        <Button slot="previous" className={css.step}>
          <ArrowLeftIcon />
        </Button>
        <Heading level={3} className={css.heading} />
        <Button slot="next" className={css.step}>
          <ArrowRightIcon />
        </Button>
      </div>
      <LibraryCalendarGrid className={css.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={css.cell}
              {...(range ? {} : { "data-single": "" })}
            />
          )}
        </CalendarGridBody>
      </LibraryCalendarGrid>
    </>
  );
}
