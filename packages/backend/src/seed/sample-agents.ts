import { claireWhitmore } from "./agents/claire-whitmore.ts";
import { danielChoi } from "./agents/daniel-choi.ts";
import { emiNakamura } from "./agents/emi-nakamura.ts";
import { graceKim } from "./agents/grace-kim.ts";
import { harukaSato } from "./agents/haruka-sato.ts";
import { jamesHolloway } from "./agents/james-holloway.ts";
import { kenjiMorita } from "./agents/kenji-morita.ts";
import { michaelPark } from "./agents/michael-park.ts";
import { rafaelDelgado } from "./agents/rafael-delgado.ts";
import { yunaLee } from "./agents/yuna-lee.ts";
import type { SampleAgent } from "./sample-agent.ts";

/** The ten agents of the landing page's carousel, in its order. */
export const sampleAgents: readonly SampleAgent[] = [
  graceKim,
  michaelPark,
  harukaSato,
  claireWhitmore,
  danielChoi,
  emiNakamura,
  jamesHolloway,
  yunaLee,
  kenjiMorita,
  rafaelDelgado,
];
