import { createIcon } from "./create-icon.tsx";

export type { IconProps } from "./create-icon.tsx";

export * from "./channel-icons.ts";
export * from "./page-icons.ts";

// One export per icon, so that unused icons are removed from a bundle.

export const ChevronDownIcon = /* @__PURE__ */ createIcon({ stroke: "m6 9.5 6 6 6-6" });
export const ChevronUpIcon = /* @__PURE__ */ createIcon({ stroke: "m6 14.5 6-6 6 6" });
export const ChevronRightIcon = /* @__PURE__ */ createIcon({ stroke: "m9 6 6 6-6 6" });
export const PlusIcon = /* @__PURE__ */ createIcon({ stroke: "M12 5v14M5 12h14" });
export const MenuIcon = /* @__PURE__ */ createIcon({ stroke: "M4 8h16M4 16h16" });
export const SearchIcon = /* @__PURE__ */ createIcon({
  stroke: "M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM16 16l4.5 4.5",
});
export const DesktopIcon = /* @__PURE__ */ createIcon({
  stroke: "M3 4.5h18v12H3zM9 20h6M12 16.5V20",
});
export const TabletIcon = /* @__PURE__ */ createIcon({ stroke: "M6 3h12v18H6zM11 18h2" });
export const CropIcon = /* @__PURE__ */ createIcon({ stroke: "M7 2.5V17h14.5M2.5 7H17v14.5" });
export const TrashIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
});
export const UploadIcon = /* @__PURE__ */ createIcon({
  stroke: "M12 16V4M7 9l5-5 5 5M4 16v4.5h16V16",
});
export const DownloadIcon = /* @__PURE__ */ createIcon({
  stroke: "M12 4v12M7 11l5 5 5-5M4 16v4.5h16V16",
});
export const ExternalIcon = /* @__PURE__ */ createIcon({
  stroke: "M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5",
});
export const ShareIcon = /* @__PURE__ */ createIcon({
  stroke: "M12 15V3.5M8 7.5l4-4 4 4M5 12v8.5h14V12",
});
export const PrintIcon = /* @__PURE__ */ createIcon({
  stroke: "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z",
});
export const GridIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
});
export const PinIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21ZM9.6 9.7a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z",
});
export const LinkIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
});
export const CopyIcon = /* @__PURE__ */ createIcon({
  stroke: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
});
export const HomeIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 11.5 12 4l8 7.5M6 9.8v10.7h12V9.8M10 20.5v-6h4v6",
});
export const WebPageIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 4h16v16H4zM4 8.5h16M8 13h8M8 16.5h5",
});
/** A text message. */
export const MessageIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 4.5h16v11.5h-8.5l-4 3.7v-3.7H4zM8 8.5h8M8 12h5",
});
export const InboxIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 5h16v14.5H4zM4 13.5h4.5l1.5 3h4l1.5-3H20",
});
export const MoonIcon = /* @__PURE__ */ createIcon({
  stroke: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
});
export const SunIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
});
export const UndoIcon = /* @__PURE__ */ createIcon({
  stroke: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9",
});
export const EditIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 20h4L20 8l-4-4L4 16zM13.5 6.5l4 4",
});
/** Hidden from visitors. */
export const EyeOffIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M9.8 5.8a9 9 0 0 1 2.2-.3c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.6A15.6 15.6 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.3-1.1M10 9.8a3 3 0 0 0 4.1 4.3M4 4l16 16",
});
export const DollarIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M16 8c-.4-1.6-1.9-2.5-4-2.5-2.3 0-4 1.2-4 3.1 0 4.4 8.2 2 8.2 6.6 0 2-1.8 3.3-4.2 3.3s-4-1.1-4.3-2.9M12 3v18",
});
/** From one state to another. */
export const SwapIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19",
});
export const DuplicateIcon = /* @__PURE__ */ createIcon({
  stroke: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4M14 11.5v5M11.5 14h5",
});
/** A photo of which one half differs: digitally altered. */
export const AlteredIcon = /* @__PURE__ */ createIcon({
  stroke: "M4 5h16v14H4zM12 5v14M4 15.5l3.5-4 4.5 5M15 9.5h2.5M15 12.5h2.5M15 15.5h2.5",
});
export const ClockIcon = /* @__PURE__ */ createIcon({
  stroke: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM12 7v5.3l3.3 2",
});
export const DragIcon = /* @__PURE__ */ createIcon({
  fill: "M7.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM13.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM7.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM13.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM7.5 18a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0ZM13.5 18a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z",
});
export const PlayIcon = /* @__PURE__ */ createIcon({ fill: "M7 4.5v15l13-7.5z" });
export const MoreIcon = /* @__PURE__ */ createIcon({
  fill: "M3.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0ZM10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0ZM17.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z",
});
/** Equal Housing Opportunity: the house with two bars. */
export const EqualHousingIcon = /* @__PURE__ */ createIcon({
  grid: 32,
  width: 2.6,
  cap: "butt",
  stroke: "M4 13.5 16 4.5l12 9M6.5 12v15.2h19V12M11 17.3h10M11 22h10",
});
