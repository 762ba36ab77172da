/** What an application imports for one row of the table, as the source of a module. */
export interface Sources {
  readonly button: string;
  readonly select: string;
  readonly comboBox: string;
  /** Field with a calendar in a popover. */
  readonly datePicker?: string;
  readonly everything: string;
}

export interface Library {
  readonly name: string;
  /** Installed at the newest version, except those with one. The version of the first is shown. */
  readonly packages: readonly string[];
  readonly sources: Sources;
}

const exportsFrom = (from: string, names: string) => `export { ${names} } from "${from}";\n`;
const reexport = (...packages: readonly string[]) =>
  packages.map((name, n) => `export * as all${n} from "${name}";\n`).join("");

const mantine = (names: string) => exportsFrom("@mantine/core", `MantineProvider, ${names}`);
const chakra = (names: string) =>
  exportsFrom("@chakra-ui/react", `ChakraProvider, defaultSystem, ${names}`);
const mui = (names: string) => exportsFrom("@mui/material", names);
const rac = (names: string) => exportsFrom("react-aria-components", names);

/** The imports of `Select.tsx`, `ComboBox.tsx` and `DatePicker.tsx` of the starter, and of what they use. */
const starterField = "Label, FieldError, Text, Button, Popover";
const starterList = "ListBox, ListBoxItem, ListBoxSection, ListBoxLoadMoreItem, Header";
const starterCalendar =
  "Calendar, CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, Heading";

/** Each library with the provider that its components need. */
export const comparedLibraries: readonly Library[] = [
  {
    name: "React Aria starter",
    packages: ["react-aria-components"],
    sources: {
      button: rac("Button, composeRenderProps, ProgressBar"),
      select: rac(`Select, SelectValue, ${starterField}, ${starterList}`),
      comboBox: rac(`ComboBox, Input, Group, ${starterField}, ${starterList}`),
      datePicker: rac(
        `DatePicker, DateInput, DateSegment, Group, Dialog, ${starterField}, ${starterCalendar}`,
      ),
      everything: reexport("react-aria-components"),
    },
  },
  {
    name: "Base UI",
    packages: ["@base-ui/react"],
    sources: {
      button: exportsFrom("@base-ui/react/button", "Button"),
      select: `${exportsFrom("@base-ui/react/select", "Select")}${exportsFrom("@base-ui/react/field", "Field")}`,
      comboBox: `${exportsFrom("@base-ui/react/combobox", "Combobox")}${exportsFrom("@base-ui/react/field", "Field")}`,
      everything: reexport("@base-ui/react"),
    },
  },
  {
    name: "Mantine",
    packages: ["@mantine/core", "@mantine/hooks", "@mantine/dates", "dayjs"],
    sources: {
      button: mantine("Button"),
      select: mantine("Select"),
      comboBox: mantine("Autocomplete"),
      datePicker: `${mantine("Input")}${exportsFrom("@mantine/dates", "DatePickerInput")}`,
      everything: reexport("@mantine/core", "@mantine/dates"),
    },
  },
  {
    name: "Chakra UI",
    // 3.38.0 depends on a version of @ark-ui/react that is not published.
    packages: ["@chakra-ui/react@3.37.0", "@emotion/react"],
    sources: {
      button: chakra("Button"),
      select: chakra("Select, Field, Portal, createListCollection"),
      comboBox: chakra("Combobox, Field, Portal, useListCollection, useFilter"),
      datePicker: chakra("DatePicker, Field, Portal"),
      everything: reexport("@chakra-ui/react"),
    },
  },
  {
    name: "MUI",
    packages: [
      "@mui/material",
      "@mui/x-date-pickers",
      "@emotion/react",
      "@emotion/styled",
      "dayjs",
    ],
    sources: {
      button: mui("Button"),
      select: mui("TextField, MenuItem"),
      comboBox: mui("Autocomplete, TextField"),
      datePicker: `${exportsFrom("@mui/x-date-pickers", "DatePicker, LocalizationProvider")}${exportsFrom("@mui/x-date-pickers/AdapterDayjs", "AdapterDayjs")}`,
      everything: reexport("@mui/material", "@mui/x-date-pickers"),
    },
  },
];
