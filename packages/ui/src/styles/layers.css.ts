import { globalLayer } from "@vanilla-extract/css";

const root = globalLayer("rt");

/** Cascade order of every rule in the product, weakest first. Declared here and nowhere else. */
export const layers = {
  reset: globalLayer({ parent: root }, "reset"),
  base: globalLayer({ parent: root }, "base"),
  components: globalLayer({ parent: root }, "components"),
  sections: globalLayer({ parent: root }, "sections"),
  templates: globalLayer({ parent: root }, "templates"),
};
