import { globalLayer } from "@vanilla-extract/css";

const root = globalLayer("rt");

/** Cascade layers of all rules, lowest priority first. */
export const layers = {
  reset: globalLayer({ parent: root }, "reset"),
  base: globalLayer({ parent: root }, "base"),
  sprinkles: globalLayer({ parent: root }, "sprinkles"),
  components: globalLayer({ parent: root }, "components"),
  sections: globalLayer({ parent: root }, "sections"),
  templates: globalLayer({ parent: root }, "templates"),
};
