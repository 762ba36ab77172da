import { createIcon } from "./create-icon.tsx";

// Contact channels of an agent's pages.

export const SmartphoneIcon = /* @__PURE__ */ createIcon({ stroke: "M7.5 3h9v18h-9zM11 18.2h2" });
export const PhoneIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M5 4h4l1.6 4.5-2.3 1.7a12 12 0 0 0 5.5 5.5l1.7-2.3L20 15v4.5c0 .5-.5 1-1 1C11 20.5 3.5 13 3.5 5c0-.5.5-1 1.5-1Z",
});
export const MailIcon = /* @__PURE__ */ createIcon({ stroke: "M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7" });
export const KakaoIcon = /* @__PURE__ */ createIcon({
  fill: "M12 4C6.8 4 2.7 7.3 2.7 11.3c0 2.6 1.7 4.9 4.3 6.2l-.9 3.4 3.9-2.5c.7.1 1.3.1 2 .1 5.2 0 9.3-3.2 9.3-7.2S17.2 4 12 4Z",
});
export const InstagramIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1 -4.5 4.5h-7a4.5 4.5 0 0 1 -4.5 -4.5v-7a4.5 4.5 0 0 1 4.5 -4.5ZM8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0Z",
  fill: "M15.8 7.3a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z",
});
export const YoutubeIcon = /* @__PURE__ */ createIcon({
  stroke:
    "M6.3 5.5h11.4a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1 -3.5 3.5h-11.4a3.5 3.5 0 0 1 -3.5 -3.5v-6a3.5 3.5 0 0 1 3.5 -3.5Z",
  fill: "M10 9v6l5-3z",
});
/** The letters are drawn in the opposite direction, so they are cut out. */
export const LineIcon = /* @__PURE__ */ createIcon({
  fill: "M12 4c-5 0-9 3-9 7 0 3.5 3 6.4 7.3 7 .7.1.6.6.5 1.5-.1.6.1.8.7.5 2.6-1.5 6.3-3.7 8.2-6 1-1 1.3-2 1.3-3 0-4-4-7-9-7ZM5 9h1v3h2v1H5zM9 9h1v4H9zM11 9h1l2 2V9h1v4h-1l-2-2v2h-1zM16 9h3v1h-2v.5h2v1h-2v.5h2v1h-3z",
});
