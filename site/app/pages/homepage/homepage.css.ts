import { templateGlobal } from "@realtor/ui/style-tools";
import { belowFold } from "#app/islands/below-fold.ts";

/** All but the hero, the figures and what follows them, and the form, whose buttons change as it wakes. */
templateGlobal("[data-template] > main > section:nth-of-type(n + 4):not(#contact)", belowFold(900));
