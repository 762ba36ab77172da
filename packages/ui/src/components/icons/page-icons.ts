import { createIcon } from "./create-icon.tsx";

// Headers, fields and the lead form: in a module of their own, so that a first visit does not load the others.

export const ArrowRightIcon = /* @__PURE__ */ createIcon({ stroke: "M4 12h15M13 6l6 6-6 6" });
export const ArrowLeftIcon = /* @__PURE__ */ createIcon({ stroke: "M20 12H5M11 6l-6 6 6 6" });
export const CloseIcon = /* @__PURE__ */ createIcon({ stroke: "m5 5 14 14M19 5 5 19" });
export const CheckIcon = /* @__PURE__ */ createIcon({ stroke: "m5 12.5 4.5 4.5L19 7.5" });
export const GlobeIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM3.5 12h17M12 3.5c2.6 2.6 3.6 5.4 3.6 8.5s-1 5.9-3.6 8.5c-2.6-2.6-3.6-5.4-3.6-8.5s1-5.9 3.6-8.5Z",
});
export const AlertIcon = /* @__PURE__ */ createIcon({
  stroke: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM12 7.5v5.5M12 16v.3",
});
export const InfoIcon = /* @__PURE__ */ createIcon({
  stroke: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0ZM12 11v5.5M12 7.7V8",
});
export const EyeIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z",
});
